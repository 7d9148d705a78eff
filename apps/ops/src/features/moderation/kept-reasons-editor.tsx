import type { ModerationReason, StaffCase } from '@lyceum/contracts/moderation';
import { failureTexts } from '@lyceum/shell';
import { confirm, EmptyState, ErrorState, TextSkeleton, toast } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import classes from './case.module.css';
import { KeptReasonForm } from './kept-reason-form';

/** Makes, changes and removes reasons of the forum and of all. */
export function KeptReasonsEditor({ forum }: Pick<StaffCase, 'forum'>) {
  const query = trpc.moderation.reasons.useQuery({ communityId: forum?.id ?? null });
  const [edited, setEdited] = useState<ModerationReason | 'new' | null>(null);
  const remove = useRemoval();
  if (edited)
    return (
      <KeptReasonForm
        reason={edited === 'new' ? null : edited}
        forum={forum}
        onClose={() => setEdited(null)}
      />
    );
  if (!query.data && query.error)
    return <ErrorState {...failureTexts(asFailure(query.error))} onRetry={() => void query.refetch()} />;
  if (!query.data) return <TextSkeleton label="Loading the reasons" />;
  return (
    <>
      {query.data.length === 0 && (
        <EmptyState
          title="No reason is kept yet"
          description="What you write again and again can be kept under a name, for this forum or for all."
          illustration={null}
        />
      )}
      <ul className={classes.reasons} aria-label="Reasons">
        {query.data.map((reason) => (
          <li key={reason.id}>
            <div>
              <strong>{reason.name}</strong>{' '}
              <span className={classes.place}>
                {reason.communityId === null ? 'All forums' : forum?.displayName}
              </span>
              <p className={classes.reasonText}>{reason.text}</p>
            </div>
            <Button
              size="compact-xs"
              variant="subtle"
              aria-label={`Edit ${reason.name}`}
              onClick={() => setEdited(reason)}
            >
              Edit
            </Button>
            <Button
              size="compact-xs"
              variant="subtle"
              color="danger"
              aria-label={`Remove ${reason.name}`}
              onClick={() => void remove(reason)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <Button size="sm" data-autofocus onClick={() => setEdited('new')}>
        New reason
      </Button>
    </>
  );
}

/** Removes one, once asked. */
function useRemoval() {
  const utils = trpc.useUtils();
  const mutation = trpc.moderation.removeReason.useMutation({
    onSettled: () => void utils.moderation.reasons.invalidate(),
    onError: (error) =>
      toast.error(failureTexts(asFailure(error)).description ?? 'It was not removed. Please try again.'),
  });
  return async ({ id, name, text }: ModerationReason): Promise<void> => {
    const isSure = await confirm({
      title: `Remove “${name}”?`,
      message: text,
      confirmLabel: 'Remove',
      tone: 'danger',
    });
    if (isSure) mutation.mutate({ id });
  };
}
