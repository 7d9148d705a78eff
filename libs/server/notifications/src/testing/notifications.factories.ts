import type { NotificationType } from '@lyceum/contracts/notifications';
import { store } from '@lyceum/kernel/stored';
import type { EntityManager } from 'typeorm';
import { plainNotice } from '../notifications/plain.notice';
import { type StoredNotice, wordingOf } from '../notifications/wording';

/** What a test says of a stored notification. */
interface NotificationOverrides {
  readonly userId: string;
  readonly type?: NotificationType;
  readonly description?: string;
  readonly actorId?: string | null;
  readonly subjectId?: string;
  readonly url?: string | null;
  readonly tag?: string | null;
  readonly createdAt?: Date;
  readonly seenAt?: Date;
}

/** A stored notification of somebody: an unseen announcement, unless said otherwise. */
export function buildNotification(
  manager: EntityManager,
  { description = 'The library is open again.', ...overrides }: NotificationOverrides,
): Promise<{ id: string; createdAt: Date }> {
  const { actorId = null } = overrides;
  return store(manager, 'notifications', {
    type: 'ANNOUNCEMENT',
    kind: plainNotice.name,
    data: { text: description },
    actorIds: actorId === null ? [] : [actorId],
    url: '/courses',
    ...overrides,
  });
}

/** What a stored notice says, without those who did it. */
export const saidIn = ({ kind, data }: Pick<StoredNotice, 'kind' | 'data'>): string =>
  wordingOf({ kind, data, type: 'OTHER', actorName: null, othersCount: 0 });
