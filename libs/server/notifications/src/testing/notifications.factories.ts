import type { EntityManager } from 'typeorm';
import { Notification } from '../notifications/notification.entity';
import { plainNotice } from '../notifications/plain.notice';
import { type StoredNotice, wordingOf } from '../notifications/wording';

/** A stored notification of somebody: an unseen announcement, unless said otherwise. */
export async function buildNotification(
  manager: EntityManager,
  {
    description = 'The library is open again.',
    ...overrides
  }: Partial<Omit<Notification, 'id' | 'kind' | 'data'>> &
    Pick<Notification, 'userId'> & { description?: string },
): Promise<Notification> {
  const { actorId = null } = overrides;
  const { identifiers } = await manager.insert(Notification, {
    type: 'ANNOUNCEMENT',
    kind: plainNotice.name,
    data: { text: description },
    actorIds: actorId === null ? [] : [actorId],
    url: '/courses',
    ...overrides,
  });
  return manager.findOneByOrFail(Notification, identifiers[0] as { id: string });
}

/** What a stored notice says, without those who did it. */
export const saidIn = ({ kind, data }: Pick<StoredNotice, 'kind' | 'data'>): string =>
  wordingOf({ kind, data, type: 'OTHER', actorName: null, othersCount: 0 });
