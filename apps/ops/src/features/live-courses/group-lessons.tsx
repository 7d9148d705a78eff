import type { StaffGroup, StaffLesson } from '@lyceum/contracts/live-course';
import { failureTexts } from '@lyceum/shell';
import { confirm, DataTable, type DataTableColumn, EmptyState, toast } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { DetailSection } from '../../detail/detail-section';
import { StateBadge } from '../../layout/state-badge';
import { TimeValue } from '../../tables/cell-value';
import classes from './live-courses.module.css';

const columns: readonly DataTableColumn<StaffLesson>[] = [
  {
    key: 'topic',
    title: 'Lesson',
    render: ({ lessonNumber, topic, status }) => (
      <span
        className={status === 'CANCELED' ? classes.canceled : undefined}
      >{`${lessonNumber}. ${topic}`}</span>
    ),
  },
  { key: 'startsAt', title: 'Begins', render: ({ startsAt }) => <TimeValue at={startsAt} /> },
  { key: 'endsAt', title: 'Ends', render: ({ endsAt }) => <TimeValue at={endsAt} />, hideBelow: 'sm' },
  { key: 'status', title: 'State', render: (lesson) => <LessonState lesson={lesson} /> },
];

function LessonState({ lesson: { status, isOver } }: { readonly lesson: StaffLesson }) {
  if (status === 'CANCELED') return <StateBadge tone="bad">Canceled</StateBadge>;
  return <StateBadge tone={isOver ? 'off' : 'good'}>{isOver ? 'Over' : 'To come'}</StateBadge>;
}

/** The lessons of a class. What is to come can be canceled, and take place after all. */
export function GroupLessons({ group: { lessons } }: { readonly group: StaffGroup }) {
  const { isBusy, change } = useLessonChange();
  return (
    <DetailSection title="Lessons">
      <DataTable<StaffLesson>
        label="Lessons"
        columns={columns}
        rows={lessons}
        getRowId={({ id }) => id}
        getRowLabel={nameOf}
        empty={<EmptyState title="No lessons" description="This class was made without any." />}
        rowActions={(lesson) =>
          !lesson.isOver && (
            <Button
              size="compact-xs"
              variant="subtle"
              disabled={isBusy}
              aria-label={`${lesson.status === 'CANCELED' ? 'Restore' : 'Cancel'} ${nameOf(lesson)}`}
              onClick={() => void change(lesson)}
            >
              {lesson.status === 'CANCELED' ? 'Restore' : 'Cancel…'}
            </Button>
          )
        }
      />
    </DetailSection>
  );
}

const nameOf = ({ lessonNumber, topic }: StaffLesson): string => `${lessonNumber}. ${topic}`;

function useLessonChange() {
  const cancel = trpc.liveGroups.cancelLesson.useMutation();
  const restore = trpc.liveGroups.restoreLesson.useMutation();
  const change = async (lesson: StaffLesson): Promise<void> => {
    const { id: lessonId, sequence, status } = lesson;
    const isCanceled = status === 'CANCELED';
    const isSure =
      isCanceled ||
      (await confirm({
        title: `Cancel lesson ${nameOf(lesson)}?`,
        message: 'Everybody in the class is told. It can be restored as long as it is not over.',
        confirmLabel: 'Cancel the lesson',
        cancelLabel: 'Keep it',
        tone: 'danger',
      }));
    if (!isSure) return;
    try {
      if (isCanceled) await restore.mutateAsync({ lessonId, sequence });
      else await cancel.mutateAsync({ lessonId, sequence, scope: 'ONE' });
      toast.success(
        isCanceled
          ? 'The lesson takes place. Its class is told.'
          : 'The lesson is canceled. Its class is told.',
      );
    } catch (error) {
      toast.error(failureTexts(asFailure(error)).description ?? 'It was not changed. Please try again.');
    }
  };
  return { change, isBusy: cancel.isPending || restore.isPending };
}
