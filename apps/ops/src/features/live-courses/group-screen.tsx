import { liveCourseTypeLabels, type StaffGroup } from '@lyceum/contracts/live-course';
import { lazyPart } from '@lyceum/shell';
import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { trpc } from '../../app/trpc';
import { DetailPage } from '../../detail/detail-page';
import { DetailScreen } from '../../detail/detail-screen';
import { DetailSection } from '../../detail/detail-section';
import { History } from '../../detail/history';
import { RecordLink } from '../../detail/record-link';
import { FormDrawer, useAsOpened } from '../../layout/form-drawer';
import { lateDrawer } from '../../layout/late-drawer';
import { formatNumber } from '../../layout/formats';
import { TimeValue } from '../../tables/cell-value';
import { EnrolForm } from './enrol-form';
import { EditGroupForm } from './group-form';
import { GroupLessons } from './group-lessons';
import { GroupPeople } from './group-people';
import { GroupWaiting } from './group-waiting';
import { InstructorForm } from './instructor-form';
import { seatsText } from './seats-text';
import { liveGroupsSection } from './section';
import { SessionBadge } from './session-badge';

const GroupCertificates = lazyPart(() =>
  import('./certificates/group-certificates').then((it) => it.GroupCertificates),
);
const ReportsDrawer = lateDrawer(() => import('./reports/reports-drawer').then((it) => it.ReportsDrawer));

/** One class: its people, who waits, its lessons, and what was done to it. */
export function GroupScreen({ id }: { readonly id: string }) {
  const query = trpc.liveGroups.get.useQuery({ groupId: id });
  return (
    <DetailScreen<StaffGroup> section={liveGroupsSection} query={query}>
      {(group) => <GroupPage group={group} />}
    </DetailScreen>
  );
}

type Opened = 'edit' | 'enrol' | 'instructor' | 'reports' | null;

function GroupPage({ group }: { readonly group: StaffGroup }) {
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const asOpened = useAsOpened(group, opened === 'edit');
  const { id, groupTag, course, state, instructor } = group;
  return (
    <DetailPage
      section={liveGroupsSection}
      title={groupTag}
      state={<SessionBadge state={state} />}
      subtitle={
        <RecordLink type="liveCourse" id={course.id}>
          {course.name}
        </RecordLink>
      }
      actions={<Actions isOver={state === 'OVER'} onOpen={setOpened} />}
      facts={factsOf(group)}
    >
      <GroupPeople group={group} />
      <GroupWaiting group={group} />
      <GroupLessons group={group} />
      <Suspense fallback={<DetailSection title="Certificates">{null}</DetailSection>}>
        <GroupCertificates group={group} />
      </Suspense>
      <History of={trpc.liveGroups.history} id={id} />
      <FormDrawer title={`Edit ${groupTag}`} isOpen={opened === 'edit'} onClose={close}>
        <EditGroupForm key={asOpened.revision} group={asOpened} onClose={close} />
      </FormDrawer>
      <FormDrawer title={`Instructor of ${groupTag}`} isOpen={opened === 'instructor'} onClose={close}>
        <InstructorForm groupId={id} instructor={instructor} onClose={close} />
      </FormDrawer>
      <ReportsDrawer isOpen={opened === 'reports'} group={group} onClose={close} />
      <FormDrawer title={`Enrol students in ${groupTag}`} isOpen={opened === 'enrol'} onClose={close}>
        <EnrolForm group={group} onDone={close} />
      </FormDrawer>
    </DetailPage>
  );
}

interface ActionsProps {
  readonly isOver: boolean;
  readonly onOpen: (which: Opened) => void;
}

function Actions({ isOver, onOpen }: ActionsProps) {
  return (
    <>
      <Button size="xs" variant="default" aria-haspopup="dialog" onClick={() => onOpen('instructor')}>
        Instructor
      </Button>
      <Button size="xs" variant="default" aria-haspopup="dialog" onClick={() => onOpen('edit')}>
        Edit
      </Button>
      <Button size="xs" variant="default" aria-haspopup="dialog" onClick={() => onOpen('reports')}>
        Send reports
      </Button>
      {!isOver && (
        <Button size="xs" aria-haspopup="dialog" onClick={() => onOpen('enrol')}>
          Enrol students
        </Button>
      )}
    </>
  );
}

function factsOf(group: StaffGroup) {
  const { course, timeZone, startsAt, endsAt, seats, waiting, takesEnrolments, instructor } = group;
  return [
    { label: 'Students', value: seatsText(group) },
    { label: 'Waiting', value: formatNumber(waiting) },
    { label: 'Seats', value: seats === null ? 'Any number' : formatNumber(seats) },
    { label: 'Takes who enrols', value: takesEnrolments ? 'Yes' : 'No, staff enrol' },
    { label: 'Type', value: liveCourseTypeLabels[course.type] },
    { label: 'Session begins', value: <TimeValue at={startsAt} /> },
    { label: 'Session ends', value: <TimeValue at={endsAt} /> },
    { label: 'Time zone', value: timeZone },
    { label: 'Instructor', value: instructor?.showName ?? null },
  ];
}
