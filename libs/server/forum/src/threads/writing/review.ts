import type { ContentStatus } from '@lyceum/contracts';
import type { Actor, Transaction } from '@lyceum/kernel';
import { type ForumAccess, mayModerate } from '../../access/forum-access';
import { needsReview, type ReviewFacts } from './needs-review';
import { reviewFactsStatement } from './thread-writing.statements';

/** How something somebody writes in a forum, with so many links, stands at first: shown, or waiting for a moderator. */
export async function firstStatus(
  { manager }: Transaction,
  actor: Actor,
  access: ForumAccess,
  links: number,
): Promise<ContentStatus> {
  const [facts] = await manager.query<[Pick<ReviewFacts, 'holdsNewUsers' | 'shownBefore'>]>(
    reviewFactsStatement,
    [actor.userId, access.communityId],
  );
  const isHeld = needsReview({ ...facts, isModerator: mayModerate(actor, access), links });
  return isHeld ? 'HELD' : 'VISIBLE';
}
