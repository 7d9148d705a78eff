import { pollLimits } from '@lyceum/contracts/polls';
import * as messages from './poll.messages';

/** A poll that is being written. */
export interface PollDraft {
  readonly options: readonly string[];
  /** Whether anyone can add options. */
  readonly open: boolean;
  readonly canSelectMultiple: boolean;
  readonly hiddenUntilVoted: boolean;
  /** ISO date; null for a poll without end. */
  readonly closesAt: string | null;
}

/** A poll as it begins (checklist line 125). */
export const newPoll: PollDraft = {
  options: [],
  open: true,
  canSelectMultiple: true,
  hiddenUntilVoted: false,
  closesAt: null,
};

/** Why a poll cannot be posted; null if it can. */
export function pollProblem(poll: PollDraft | null, now = Date.now()): string | null {
  if (poll === null) return null;
  if (poll.options.length === 0) return messages.optionNotAdded();
  if (poll.options.length > pollLimits.options)
    return messages.tooManyOptions({ options: String(pollLimits.options) });
  return poll.closesAt !== null && Date.parse(poll.closesAt) <= now ? messages.closesInTheFuture() : null;
}

export function isPollDraft(value: unknown): value is PollDraft {
  if (typeof value !== 'object' || value === null) return false;
  const { options, open, canSelectMultiple, hiddenUntilVoted, closesAt } = value as Record<string, unknown>;
  return (
    Array.isArray(options) &&
    options.every((option) => typeof option === 'string') &&
    [open, canSelectMultiple, hiddenUntilVoted].every((choice) => typeof choice === 'boolean') &&
    (closesAt === null || typeof closesAt === 'string')
  );
}
