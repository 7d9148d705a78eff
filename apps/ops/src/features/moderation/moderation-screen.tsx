import { type ModerationAction, moderationActionLabels, moderationTable } from '@lyceum/contracts/moderation';
import { IconCheck, IconTrash } from '@tabler/icons-react';
import { trpc } from '../../app/trpc';
import { StateBadge } from '../../layout/state-badge';
import type { BulkAction } from '../../tables/bulk-action';
import { createDraft } from '../../tables/create-draft';
import { TableScreen } from '../../tables/table-screen';
import classes from './case.module.css';
import { QueueOrder } from './queue-order';
import { ReasonField } from './reason-field';

const kindWords: Readonly<Record<string, string>> = moderationTable.columns.kind.choices;

/** What bulk decisions say unless one writes something else. */
const usualReasons = {
  DISMISS: 'We looked at it and found nothing against the rules.',
  REMOVE: 'It is against the rules of this platform.',
} as const satisfies Partial<Record<ModerationAction, string>>;

/** What waits for moderators in all forums, and what was decided. */
export function ModerationScreen() {
  return (
    <TableScreen
      table={moderationTable}
      list={trpc.moderation.queue}
      labelOf={({ preview, title }) => (preview || title || '').slice(0, 60)}
      pathOf={({ id }) => `/moderation/${id}`}
      cells={{
        preview: ({ preview, title }) => <span className={classes.preview}>{preview || title}</span>,
        kind: ({ kind }) => <span className={classes.kind}>{kindWords[kind ?? ''] ?? kind}</span>,
        status: ({ status }) =>
          status === 'OPEN' ? (
            <StateBadge tone="waiting">Waiting</StateBadge>
          ) : (
            <StateBadge tone="off">Decided</StateBadge>
          ),
      }}
      description="Reports, what is held back, and appeals, in all forums. What is about you is not here."
      summary={<QueueOrder />}
      bulkActions={useBulkDecisions()}
      empty={{ title: 'Nothing is waiting', description: 'Reports and what is held back will stand here.' }}
    />
  );
}

/** The decisions that make sense for many at once; the reason is asked for first. */
function useBulkDecisions(): BulkAction[] {
  const decide = trpc.moderation.decideMany.useMutation();
  const undo = trpc.moderation.undoMany.useMutation();
  const decision = (action: keyof typeof usualReasons, done: string): Omit<BulkAction, 'icon'> => ({
    label: moderationActionLabels[action](),
    done,
    question: (count) => {
      const reason = createDraft(usualReasons[action]);
      return {
        title: `${moderationActionLabels[action]()} ${count === 1 ? 'this one' : `these ${count}`}?`,
        message: (
          <>
            <ReasonField initial={reason.get()} onReason={reason.set} />
            {action === 'REMOVE' && (
              <p className={classes.note}>
                It can be undone as long as nobody appeals, except for what is held back: that stays removed.
              </p>
            )}
          </>
        ),
        confirmLabel: moderationActionLabels[action](),
        mayConfirm: () => reason.get().trim() !== '',
        answer: reason.get,
      };
    },
    run: (ids, reason) => decide.mutateAsync({ ids, action, reason }),
    undo: { done: 'Waiting again', run: (ids, asLeft) => undo.mutateAsync({ ids, asLeft }) },
  });
  return [
    { ...decision('DISMISS', 'Dismissed'), icon: <IconCheck size={16} stroke={1.75} aria-hidden /> },
    {
      ...decision('REMOVE', 'Removed'),
      icon: <IconTrash size={16} stroke={1.75} aria-hidden />,
      isDangerous: true,
    },
  ];
}
