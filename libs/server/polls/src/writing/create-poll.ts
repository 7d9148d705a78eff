import { type NewPollInput, pollErrors, pollOptionKey } from '@lyceum/contracts';
import { DomainError, type Transaction } from '@lyceum/kernel';
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
  { manager }: Pick<Transaction, 'manager'>,
  { threadId, creatorId, poll }: PollOfThread,
): Promise<string> {
  const { canSelectMultiple, open, hiddenUntilVoted, closesAt } = poll;
  const labels = poll.options.map((label) => label.toWellFormed());
  const settings = [canSelectMultiple ?? true, open ?? true, hiddenUntilVoted ?? false, closesAt ?? null];
  const values = [threadId, creatorId, ...settings, labels, labels.map(pollOptionKey)];
  const [made] = await manager.query<{ id: string }[]>(createStatement, values);
  if (!made) throw new DomainError(pollErrors.THERE_ALREADY);
  return made.id;
}
