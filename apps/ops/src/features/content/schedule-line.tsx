import type { ContentDetail } from '@lyceum/contracts/cms';
import { failureTexts } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { formatMoment } from '../../layout/formats';
import classes from './entry-form.module.css';
import { Scheduled } from './scheduled';

interface ScheduleLineProps {
  readonly entry: ContentDetail;
  readonly onChanged: () => void;
}

/** What is to happen by itself with an entry, and the way back; or that it did not. */
export function ScheduleLine({ entry, onChanged }: ScheduleLineProps) {
  const { publishAt, unpublishAt, scheduleFailedAt } = entry;
  const cancel = trpc.content.unschedule.useMutation();
  const takeBack = async (): Promise<void> => {
    try {
      await cancel.mutateAsync({ id: entry.id, before: { publishAt, unpublishAt } });
      toast.success('Nothing is scheduled any more.');
    } catch (error) {
      toast.error(failureTexts(asFailure(error)).description ?? 'It was not taken back. Please try again.');
    }
    onChanged();
  };
  const isScheduled = publishAt !== null || unpublishAt !== null;
  if (!isScheduled && scheduleFailedAt === null) return null;
  return (
    <div className={classes.bar}>
      {scheduleFailedAt !== null && (
        <span className={classes.error}>
          It was not published at its time, {formatMoment(scheduleFailedAt)}. The history says why.
        </span>
      )}
      {isScheduled && (
        <>
          <span className={classes.state}>
            <Scheduled entry={entry} />
          </span>
          <Button
            size="compact-xs"
            variant="default"
            loading={cancel.isPending}
            onClick={() => void takeBack()}
          >
            Cancel schedule
          </Button>
        </>
      )}
    </div>
  );
}
