import { type GroupOfCourse, sessionStateLabels, type StaffLiveCourse } from '@lyceum/contracts/live-course';
import { type DataTableColumn, EmptyState } from '@lyceum/ui';
import { trpc } from '../../app/trpc';
import { RelatedTable } from '../../detail/related-table';
import { formatNumber } from '../../layout/formats';
import { TimeValue } from '../../tables/cell-value';
import { SessionBadge } from './session-badge';

const columns: readonly DataTableColumn<GroupOfCourse>[] = [
  { key: 'groupTag', title: 'Class', render: ({ groupTag }) => groupTag },
  { key: 'state', title: 'Session', render: ({ state }) => <SessionBadge state={state} /> },
  { key: 'startsAt', title: 'Begins', render: ({ startsAt }) => <TimeValue at={startsAt} /> },
  { key: 'endsAt', title: 'Ends', render: ({ endsAt }) => <TimeValue at={endsAt} /> },
  { key: 'students', title: 'Students', align: 'end', render: (group) => seatsText(group) },
  { key: 'waiting', title: 'Waiting', align: 'end', render: ({ waiting }) => formatNumber(waiting) },
];

/** `12 of 20`. */
export const seatsText = ({ students, seats }: Pick<GroupOfCourse, 'students' | 'seats'>): string =>
  seats === null ? formatNumber(students) : `${formatNumber(students)} of ${formatNumber(seats)}`;

/** The classes that take a course. */
export function CourseGroups({ course }: { readonly course: StaffLiveCourse }) {
  return (
    <RelatedTable
      title="Classes"
      list={trpc.liveCourses.groups}
      input={{ courseId: course.id }}
      columns={columns}
      labelOf={({ groupTag, state }) => `${groupTag}, ${sessionStateLabels[state]}`}
      empty={<EmptyState title="No class takes it yet" description="Its classes will stand here." />}
    />
  );
}
