import { type ModerationAction, moderationActionLabels, type StaffCase } from '@lyceum/contracts/moderation';
import { failureTexts } from '@lyceum/shell';
import { toast } from '@lyceum/ui';
import { asFailure } from '../../app/as-failure';
import { trpc } from '../../app/trpc';
import { forgetDraft } from './reason-drafts';
import type { Queue } from './use-queue';

interface Decision {
  readonly action: ModerationAction;
  readonly reason: string;
  /** Null for good, and for what is no ban. */
  readonly banEndsAt: Date | null;
}

/** Decides a case and leads on to the next one of the queue, or back to the list. */
export function useDecision({ id }: StaffCase, { goOn }: Queue) {
  const mutation = trpc.moderation.decide.useMutation({
    onSuccess: async (decided) => {
      forgetDraft(id);
      if (decided.decision) toast.success(`${moderationActionLabels[decided.decision.action]()}: done.`);
      await goOn();
    },
  });
  const failure = mutation.error && failureTexts(asFailure(mutation.error));
  return {
    isSending: mutation.isPending,
    refusal: failure ? (failure.description ?? 'Something went wrong on our side. Please try again.') : null,
    decide: ({ action, reason, banEndsAt }: Decision) =>
      mutation.mutate({ caseId: id, action, reason, banEndsAt: banEndsAt?.toISOString() ?? null }),
  };
}
