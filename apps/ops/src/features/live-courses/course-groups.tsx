import { type GroupOfCourse, sessionStateLabels, type StaffLiveCourse } from '@lyceum/contracts/live-course';
import { type DataTableColumn, EmptyState } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { trpc } from '../../app/trpc';
import { RecordLink } from '../../detail/record-link';
import { RelatedTable } from '../../detail/related-table';
import { FormDrawer } from '../../layout/form-drawer';
import { formatNumber } from '../../layout/formats';
import { TimeValue } from '../../tables/cell-value';
import { NewGroupForm } from './new-group-form';
import { seatsText } from './seats-text';
import { SessionBadge } from './session-badge';

const columns: readonly DataTableColumn<GroupOfCourse>[] = [
  {
    key: 'groupTag',
    title: 'Class',
    render: ({ id, groupTag }) => (
      <RecordLink type="liveGroup" id={id}>
        {groupTag}
      </RecordLink>
    ),
  },
  { key: 'state', title: 'Session', render: ({ state }) => <SessionBadge state={state} /> },
  { key: 'startsAt', title: 'Begins', render: ({ startsAt }) => <TimeValue at={startsAt} /> },
  { key: 'endsAt', title: 'Ends', render: ({ endsAt }) => <TimeValue at={endsAt} />, hideBelow: 'sm' },
  { key: 'students', title: 'Students', align: 'end', render: seatsText },
  { key: 'waiting', title: 'Waiting', align: 'end', render: ({ waiting }) => formatNumber(waiting) },
];

/** The classes that take a course, and the way to another one. */
export function CourseGroups({ course }: { readonly course: StaffLiveCourse }) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const open = () => setOpen(true);
  const close = () => setOpen(false);
  return (
    <>
      <RelatedTable
        title="Classes"
        list={trpc.liveCourses.groups}
        input={{ courseId: course.id }}
        columns={columns}
        labelOf={({ groupTag, state }) => `${groupTag}, ${sessionStateLabels[state]}`}
        actions={
          <Button size="xs" variant="default" aria-haspopup="dialog" onClick={open}>
            New class
          </Button>
        }
        empty={
          <EmptyState
            title="No class takes it yet"
            description="A class is made with all its lessons, from days of the week and a time."
          />
        }
      />
      <FormDrawer title={`New class of ${course.name}`} isOpen={isOpen} onClose={close}>
        <NewGroupForm
          course={course}
          onMade={(id) => void navigate({ to: '/classes/$id', params: { id } })}
          onClose={close}
        />
      </FormDrawer>
    </>
  );
}
