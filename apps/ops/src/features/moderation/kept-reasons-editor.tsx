import type { ModerationReason, StaffCase } from '@lyceum/contracts/moderation';
import { failureTexts } from '@lyceum/shell';
import { confirm, EmptyState, ErrorState, TextSkeleton, toast } from '@lyceum/ui';
import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import classes from './case.module.css';
import { KeptReasonForm } from './kept-reason-form';

/** Makes, changes and removes reasons of the forum and of all. */
export function KeptReasonsEditor({ forum }: Pick<StaffCase, 'forum'>) {
  const query = trpc.moderation.reasons.useQuery({ communityId: forum?.id ?? null });
  const [edited, setEdited] = useState<ModerationReason | 'new' | null>(null);
  const [isBack, setBack] = useState(false);
  const makeOne = useRef<HTMLButtonElement>(null);
  // What was pressed goes with its reason, and with the form: the focus stays in the drawer.
  const remove = useRemoval(() => makeOne.current?.focus());
  const close = (): void => {
    setBack(true);
    setEdited(null);
  };
  if (edited)
    return <KeptReasonForm reason={edited === 'new' ? null : edited} forum={forum} onClose={close} />;
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
          <KeptReason
            key={reason.id}
            reason={reason}
            place={reason.communityId === null ? 'All forums' : forum?.displayName}
            onEdit={() => setEdited(reason)}
            onRemove={() => void remove(reason)}
          />
        ))}
      </ul>
      <Button ref={makeOne} size="sm" data-autofocus autoFocus={isBack} onClick={() => setEdited('new')}>
        New reason
      </Button>
    </>
  );
}

interface KeptReasonProps {
  readonly reason: ModerationReason;
  /** Where it is offered. */
  readonly place: string | undefined;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

function KeptReason({ reason: { name, text }, place, onEdit, onRemove }: KeptReasonProps) {
  return (
    <li>
      <div>
        <strong>{name}</strong> <span className={classes.place}>{place}</span>
        <p className={classes.reasonText}>{text}</p>
      </div>
      <Button size="compact-xs" variant="subtle" aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit
      </Button>
      <Button
        size="compact-xs"
        variant="subtle"
        color="danger"
        aria-label={`Remove ${name}`}
        onClick={onRemove}
      >
        Remove
      </Button>
    </li>
  );
}

/** Removes one, once asked. */
function useRemoval(onRemoved: () => void) {
  const utils = trpc.useUtils();
  const mutation = trpc.moderation.removeReason.useMutation({
    onSuccess: onRemoved,
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
