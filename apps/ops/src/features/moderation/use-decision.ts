import { type ModerationAction, moderationActionLabels, type StaffCase } from '@lyceum/contracts/moderation';
import { failureTexts } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { useNavigate } from '@tanstack/react-router';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';

interface Decision {
  readonly action: ModerationAction;
  readonly reason: string;
  /** Null for good, and for what is no ban. */
  readonly banDays: number | null;
}

const dayMilliseconds = 86_400_000;

/** Decides a case and leads on to the next one that waits, or back to the list. */
export function useDecision({ id }: StaffCase) {
  const { client } = trpc.useUtils();
  const navigate = useNavigate();
  const mutation = trpc.moderation.decide.useMutation({
    onSuccess: async (decided) => {
      if (decided.decision) toast.success(`${moderationActionLabels[decided.decision.action]()}: done.`);
      const waiting = { filters: { status: ['OPEN'] }, limit: 2 };
      const page = await client.moderation.queue.query(waiting).catch(() => null);
      const next = page?.rows.find((row) => row.id !== id);
      await (next
        ? navigate({ to: '/moderation/$id', params: { id: next.id } })
        : navigate({ to: '/moderation', search: { status: 'OPEN' } }));
    },
  });
  const failure = mutation.error && failureTexts(asFailure(mutation.error));
  return {
    isSending: mutation.isPending,
    refusal: failure ? (failure.description ?? 'Something went wrong on our side. Please try again.') : null,
    decide: ({ action, reason, banDays }: Decision) =>
      mutation.mutate({
        caseId: id,
        action,
        reason,
        banEndsAt: banDays === null ? null : new Date(Date.now() + banDays * dayMilliseconds).toISOString(),
      }),
  };
}
