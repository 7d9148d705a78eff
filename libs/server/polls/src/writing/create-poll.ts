import { type NewPollInput, pollErrors, pollOptionKey } from '@lyceum/contracts/polls';
import { DomainError, type StatementRunner } from '@lyceum/kernel';
import { createStatement } from './poll.statements';

/** A poll that comes with a thread, checked by `newPollSchema`. */
export interface PollOfThread {
  readonly threadId: string;
  readonly creatorId: string;
  readonly poll: NewPollInput;
}

/**
 * Puts a poll into a thread, in the transaction that writes the thread; the caller has checked who may.
 * @returns its id @throws DomainError POLL_THERE_ALREADY
 */
export async function createPoll(
  transaction: StatementRunner,
  { threadId, creatorId, poll }: PollOfThread,
): Promise<string> {
  const { canSelectMultiple, open, hiddenUntilVoted, closesAt } = poll;
  const labels = poll.options.map((label) => label.toWellFormed());
  const [made] = await transaction.rows(createStatement, {
    threadId,
    creatorId,
    canSelectMultiple: canSelectMultiple ?? true,
    open: open ?? true,
    hiddenUntilVoted: hiddenUntilVoted ?? false,
    closesAt: closesAt ?? null,
    labels,
    keys: labels.map(pollOptionKey),
  });
  if (!made) throw new DomainError(pollErrors.THERE_ALREADY);
  return made.id;
}
