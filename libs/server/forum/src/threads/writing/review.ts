import { communityErrors, type ContentStatus } from '@lyceum/contracts/forum';
import { type Actor, DomainError, type Transaction } from '@lyceum/kernel';
import { type ForumAccess, mayModerate } from '../../access/forum-access';
import { needsReview } from './needs-review';
import { type ForumReview, reviewQuery } from '../review.statements';

/** How something somebody writes in a forum, with so many links, stands at first: shown, or waiting for a moderator. */
export function statusOf(actor: Actor, access: ForumAccess & ForumReview, links: number): ContentStatus {
  const { holdsNewUsers, shownBefore } = access;
  const isModerator = mayModerate(actor, access);
  return needsReview({ holdsNewUsers, shownBefore, isModerator, links }) ? 'HELD' : 'VISIBLE';
}

/** The same, where nothing of it has been read yet. @throws DomainError COMMUNITY_NOT_FOUND */
export async function firstStatus(
  source: Pick<Transaction, 'rows'>,
  actor: Actor,
  access: ForumAccess,
  links: number,
): Promise<ContentStatus> {
  const [review] = await source.rows(reviewQuery, { userId: actor.userId, communityId: access.communityId });
  if (!review) throw new DomainError(communityErrors.NOT_FOUND);
  return statusOf(actor, { ...access, ...review }, links);
}

/**
 * How a text that is shown stands once its author has changed it: one of somebody new waits again, or the text that a
 * moderator let through could become another; links wait where there are more of them than before.
 * @throws DomainError COMMUNITY_NOT_FOUND
 */
export function statusOfEdit(
  source: Pick<Transaction, 'rows'>,
  actor: Actor,
  access: ForumAccess,
  links: { before: number; now: number },
): Promise<ContentStatus> {
  return firstStatus(source, actor, access, links.now > links.before ? links.now : 0);
}
