import { threadLimits } from '@lyceum/contracts/forum';

/** What decides whether something somebody writes is shown at once. */
export interface ReviewFacts {
  /** Whether the forum wants it. */
  readonly holdsNewUsers: boolean;
  /** Whether the author keeps order there. */
  readonly isModerator: boolean;
  /** How much of theirs has been shown already, anywhere; counting may stop at `threadLimits.reviewedFirst`. */
  readonly shownBefore: number;
  /** Links in it. */
  readonly links: number;
}

/** Whether it waits for a moderator: the first two of somebody new, and whatever has many links. */
export function needsReview({ holdsNewUsers, isModerator, shownBefore, links }: ReviewFacts): boolean {
  if (!holdsNewUsers || isModerator) return false;
  return shownBefore < threadLimits.reviewedFirst || links >= threadLimits.reviewedLinks;
}
