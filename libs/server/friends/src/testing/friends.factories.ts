import type { FriendRelationStatus } from '@lyceum/contracts/friends';
import { store } from '@lyceum/kernel/stored';
import type { EntityManager } from 'typeorm';

/** A stored relation of two users: a friendship, unless said otherwise. */
export async function buildFriendRelation(
  manager: EntityManager,
  requester: { id: string },
  requested: { id: string },
  overrides: { readonly status?: FriendRelationStatus; readonly since?: Date } = {},
): Promise<{ id: string }> {
  const people = { requesterId: requester.id, requestedId: requested.id };
  return store(manager, 'friend_relations', { ...people, status: 'ACCEPTED', ...overrides });
}

/** A stored block. */
export async function buildBlock(
  manager: EntityManager,
  blocker: { id: string },
  blocked: { id: string },
): Promise<void> {
  await store(manager, 'user_blocks', { blockerId: blocker.id, blockedId: blocked.id });
}
