import type { EntityManager } from 'typeorm';
import { UserBlock } from '../blocks/user-block.entity';
import { FriendRelation } from '../relations/friend-relation.entity';

/** A stored relation of two users: a friendship, unless said otherwise. */
export async function buildFriendRelation(
  manager: EntityManager,
  requester: { id: string },
  requested: { id: string },
  overrides: Partial<Pick<FriendRelation, 'status' | 'since'>> = {},
): Promise<FriendRelation> {
  const { identifiers } = await manager.insert(FriendRelation, {
    requesterId: requester.id,
    requestedId: requested.id,
    status: 'ACCEPTED',
    ...overrides,
  });
  return manager.findOneByOrFail(FriendRelation, identifiers[0] as { id: string });
}

/** A stored block. */
export async function buildBlock(
  manager: EntityManager,
  blocker: { id: string },
  blocked: { id: string },
): Promise<void> {
  await manager.insert(UserBlock, { blockerId: blocker.id, blockedId: blocked.id });
}
