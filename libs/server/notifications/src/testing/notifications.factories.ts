import type { EntityManager } from 'typeorm';
import { Notification } from '../notifications/notification.entity';

/** A stored notification of somebody: an unseen announcement, unless said otherwise. */
export async function buildNotification(
  manager: EntityManager,
  overrides: Partial<Omit<Notification, 'id'>> & Pick<Notification, 'userId'>,
): Promise<Notification> {
  const { actorId = null } = overrides;
  const { identifiers } = await manager.insert(Notification, {
    type: 'ANNOUNCEMENT',
    description: 'The library is open again.',
    actorIds: actorId === null ? [] : [actorId],
    url: '/courses',
    ...overrides,
  });
  return manager.findOneByOrFail(Notification, identifiers[0] as { id: string });
}
