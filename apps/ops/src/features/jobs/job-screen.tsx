import type { JobDetail } from '@lyceum/contracts/ops';
import { confirm, toast } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { failureTexts } from '@lyceum/shell';
import { asFailure } from '../../app/as-failure';
import { usePaletteAct } from '../../app/palette/acts';
import { trpc } from '../../app/trpc';
import { useMay } from '../../app/use-may';
import { DetailPage } from '../../detail/detail-page';
import { DetailScreen } from '../../detail/detail-screen';
import { DetailSection } from '../../detail/detail-section';
import { History } from '../../detail/history';
import { StateBadge } from '../../layout/state-badge';
import { TimeValue } from '../../tables/cell-value';
import { discardQuestion } from './discard-question';
import classes from './jobs.module.css';
import { jobsSection } from './section';

/** One parked job: what it was to do, why it failed, and what can be done about it. */
export function JobScreen({ id }: { readonly id: string }) {
  return (
    <DetailScreen<JobDetail> section={jobsSection} query={trpc.jobs.get.useQuery({ jobId: id })}>
      {(job) => (
        <DetailPage
          section={jobsSection}
          title={job.subscriber}
          state={
            job.isParked ? (
              <StateBadge tone="bad">Parked</StateBadge>
            ) : (
              <StateBadge tone="off">Not parked</StateBadge>
            )
          }
          actions={<JobActions job={job} />}
          facts={factsOf(job)}
        >
          <DetailSection title="Cause">
            <p className={classes.cause}>{job.cause ?? 'It is parked no more.'}</p>
          </DetailSection>
          <DetailSection title="What it was to do">
            <pre className={classes.payload}>{job.payload}</pre>
          </DetailSection>
          <History of={trpc.jobs.history} id={id} />
        </DetailPage>
      )}
    </DetailScreen>
  );
}

function JobActions({ job: { id, isParked } }: { readonly job: JobDetail }) {
  const onError = (error: unknown): void =>
    toast.error(failureTexts(asFailure(error)).description ?? 'It was not done. Please try again.');
  const retry = trpc.jobs.retry.useMutation({
    onSuccess: () => toast.success('The job is tried again.'),
    onError,
  });
  const discard = trpc.jobs.discardMany.useMutation({
    // One that is refused is no failure of the call.
    onSuccess: ([result]) =>
      result?.error ? toast.error(result.error.message) : toast.success('The job was discarded.'),
    onError,
  });
  const askToDiscard = async (): Promise<void> => {
    if (await confirm(discardQuestion(1))) discard.mutate({ ids: [id] });
  };
  const isOffered = useMay()('job.retry') && isParked;
  usePaletteAct(isOffered ? 'Try this job again' : null, () => retry.mutate({ jobId: id }));
  usePaletteAct(isOffered ? 'Discard this job' : null, () => void askToDiscard());
  if (!isOffered) return null;
  return (
    <>
      <Button
        size="xs"
        variant="light"
        color="danger"
        loading={discard.isPending}
        onClick={() => void askToDiscard()}
      >
        Discard
      </Button>
      <Button size="xs" loading={retry.isPending} onClick={() => retry.mutate({ jobId: id })}>
        Try again
      </Button>
    </>
  );
}

const factsOf = ({ eventType, eventId, tries, parkedAt, occurredAt }: JobDetail) => [
  { label: 'Event', value: eventType },
  { label: 'Event of', value: <TimeValue at={occurredAt} /> },
  { label: 'Tries', value: String(tries) },
  { label: 'Parked', value: parkedAt && <TimeValue at={parkedAt} /> },
  { label: 'Event id', value: <code>{eventId}</code> },
];
