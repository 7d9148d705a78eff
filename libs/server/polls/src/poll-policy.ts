import { pollErrors, pollLimits } from '@lyceum/contracts/polls';
import { DomainError } from '@lyceum/kernel';
import type { PollRights } from './places/poll-place';

/** What of a poll decides what somebody may do with it. */
export interface PollState {
  readonly creatorId: string;
  readonly open: boolean;
  readonly isClosed: boolean;
  readonly optionsCnt: number;
}

/** @throws DomainError POLL_CLOSED, POLL_NOT_VOTABLE */
export function assertMayVote(rights: PollRights, { isClosed }: Pick<PollState, 'isClosed'>): void {
  if (!rights.mayVote) throw new DomainError(pollErrors.NOT_VOTABLE);
  if (isClosed) throw new DomainError(pollErrors.CLOSED);
}

/**
 * Options are added by who may write there: to an open poll by everybody, to another one by who made it, and never more
 * than 30 (checklist lines 128, 130).
 * @throws DomainError POLL_CLOSED, POLL_NOT_VOTABLE, POLL_NOT_OPEN, POLL_TOO_MANY_OPTIONS
 */
export function assertMayAddOption(userId: string, rights: PollRights, poll: PollState): void {
  if (!rights.mayWrite) throw new DomainError(pollErrors.NOT_VOTABLE);
  if (poll.isClosed) throw new DomainError(pollErrors.CLOSED);
  if (!poll.open && poll.creatorId !== userId) throw new DomainError(pollErrors.NOT_OPEN);
  if (poll.optionsCnt >= pollLimits.options) throw new DomainError(pollErrors.TOO_MANY_OPTIONS);
}

/**
 * An option is deleted by who added it or made the poll, and by nobody else, whatever their role there; the last one
 * only where others can be added (checklist line 129).
 * @throws DomainError POLL_NOT_DELETABLE, POLL_CLOSED, POLL_LAST_OPTION
 */
export function assertMayDeleteOption(
  userId: string,
  rights: PollRights,
  poll: PollState & { readonly optionCreatorId: string },
): void {
  const isTheirs = [poll.optionCreatorId, poll.creatorId].includes(userId);
  if (!isTheirs || !rights.mayVote) throw new DomainError(pollErrors.NOT_DELETABLE);
  if (poll.isClosed) throw new DomainError(pollErrors.CLOSED);
  if (!poll.open && poll.optionsCnt <= 1) throw new DomainError(pollErrors.LAST_OPTION);
}

/** Who made it may close it, and who keeps order there. */
export function mayClose(userId: string, rights: PollRights, creatorId: string): boolean {
  return rights.mayModerate || creatorId === userId;
}

/** Whether the rule lets it pass; for what a screen offers. */
export function isAllowed(assertion: () => void): boolean {
  try {
    assertion();
    return true;
  } catch (error) {
    if (error instanceof DomainError) return false;
    throw error;
  }
}
