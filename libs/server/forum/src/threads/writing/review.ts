import { communityErrors, type ContentStatus } from '@lyceum/contracts';
import { type Actor, DomainError, type Transaction } from '@lyceum/kernel';
import { type ForumAccess, mayModerate } from '../../access/forum-access';
import { needsReview, type ReviewFacts } from './needs-review';
import { reviewFactsQuery } from './thread-writing.statements';

/** How something somebody writes in a forum, with so many links, stands at first: shown, or waiting for a moderator. */
export async function firstStatus(
  source: Pick<Transaction, 'rows'>,
  actor: Actor,
  access: ForumAccess,
  links: number,
): Promise<ContentStatus> {
  const [facts] = await source.rows<Pick<ReviewFacts, 'holdsNewUsers' | 'shownBefore'>>(reviewFactsQuery, [
    actor.userId,
    access.communityId,
  ]);
  if (!facts) throw new DomainError(communityErrors.NOT_FOUND);
  const isHeld = needsReview({ ...facts, isModerator: mayModerate(actor, access), links });
  return isHeld ? 'HELD' : 'VISIBLE';
}
