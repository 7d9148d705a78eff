import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  notificationLimits,
  notificationTypes,
  requestedNotificationTypes,
} from '@lyceum/contracts/notifications';
import type { User } from '@lyceum/auth';
import { buildUser } from '@lyceum/auth/testing';
import { buildBlock } from '@lyceum/friends/testing';
import { countStatements } from '@lyceum/testing';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { buildNotification } from '../testing/notifications.factories';
import { NotificationService } from './notification.service';
import { NotificationsModule } from '../notifications.module';
import { notify } from '../testing/notices';
import type { NotificationModel } from './notification.model';

let house: OpenDomain;
let service: NotificationService;
beforeAll(async () => {
  house = await openDomain([NotificationsModule]);
  service = house.module.get(NotificationService);
});
afterAll(() => house.close());

const everything = { type: [...requestedNotificationTypes], platform: 'web' as const };
const listOf = (
  user: User,
  page: { skipValue?: number; limitValue?: number; unseenOnly?: boolean } = {},
): Promise<NotificationModel[]> => service.list(actorOf(user), { userId: user.id, ...everything, ...page });
const countOf = (user: User) => service.count(actorOf(user), { userId: user.id, ...everything });
const person = (overrides: Partial<Omit<User, 'id'>> = {}) => buildUser(house.manager, overrides);
const people = (count: number) => Promise.all(Array.from({ length: count }, () => person()));

describe('what a user finds', () => {
  test('[51] has id, type, seen, description, by, time, url and tag, and of the actor no more than is shown', async () => {
    const reader = await person();
    const friend = await person({ firstName: 'Grace', lastName: 'Hopper', showOnlineStatus: false });
    const type = 'FRIEND_REQUEST_RECEIVED';
    const description = 'wants to be your friend';
    await notify(house, {
      userId: reader.id,
      type,
      description,
      by: friend.id,
      url: `/u/${friend.id}`,
      tag: 'friend',
    });
    expect(await listOf(reader)).toEqual([
      {
        id: expect.any(String),
        type,
        seen: false,
        description: `Grace Hopper ${description}`,
        by: { firstName: 'Grace', lastName: 'Hopper', showOnlineStatus: false, pictureUrl: null },
        createdAt: expect.any(Date),
        url: `/u/${friend.id}`,
        tag: 'friend',
        othersCount: 0,
      },
    ]);
  });

  test('comes newest first, page by page, each once', async () => {
    const reader = await person();
    const createdAt = new Date('2026-01-01T00:00:00Z');
    for (let index = 0; index < 25; index += 1)
      await buildNotification(house.manager, { userId: reader.id, description: `No. ${index}`, createdAt });
    const pages = [await listOf(reader), await listOf(reader, { skipValue: 20, limitValue: 20 })].flat();
    expect(pages.map(({ description }) => description)).toEqual(
      Array.from({ length: 25 }, (_, index) => `No. ${24 - index}`),
    );
  });

  test("[52] is of the types asked for; 'system' stands for what the platform itself says", async () => {
    const [reader, friend] = (await people(2)) as [User, User];
    await notify(house, { userId: reader.id, type: 'OTHER', description: 'from the platform' });
    await notify(house, {
      userId: reader.id,
      type: 'REMOVED_FROM_GROUP',
      description: 'from a person',
      by: friend.id,
    });
    const texts = async (type: (typeof requestedNotificationTypes)[number][]) => {
      const [actor, input] = [actorOf(reader), { userId: reader.id, type, platform: 'web' as const }];
      const rows = await service.list(actor, input);
      expect((await service.count(actor, input)).ids).toEqual(rows.map(({ id }) => id));
      return rows.map(({ description }) => description);
    };
    expect(await texts([...requestedNotificationTypes])).toEqual(['from a person', 'from the platform']);
    expect(await texts([...notificationTypes])).toEqual(['from a person', 'from the platform']);
    expect(await texts(['REMOVED_FROM_GROUP'])).toEqual(['from a person']);
    expect(await texts(['system'])).toEqual(['from the platform']);
    expect(await texts([])).toEqual([]);
  });

  test('[52] counts the unseen ones by id, newest first, and stops at a hundred', async () => {
    const reader = await person();
    await buildNotification(house.manager, { userId: reader.id, seenAt: new Date() });
    const first = await buildNotification(house.manager, { userId: reader.id });
    const second = await buildNotification(house.manager, { userId: reader.id });
    expect(await countOf(reader)).toEqual({ ids: [second.id, first.id], total: 2 });
    for (let index = 0; index < 105; index += 1)
      await buildNotification(house.manager, { userId: reader.id });
    const { ids, total } = await countOf(reader);
    expect([ids.length, total]).toEqual([100, notificationLimits.maximumSeenAtOnce]);
  });

  test('is read in one statement, however much there is', async () => {
    const [reader, ...actors] = (await people(4)) as [User, ...User[]];
    const statementsOf = (read: () => Promise<unknown>) => countStatements([reader.id], read);
    expect(await statementsOf(() => listOf(reader))).toBe(1);
    for (let index = 0; index < 60; index += 1)
      await buildNotification(house.manager, { userId: reader.id, actorId: actors[index % 3]?.id ?? null });
    expect(await statementsOf(() => listOf(reader, { limitValue: 100 }))).toBe(1);
    expect(await listOf(reader, { limitValue: 100 })).toHaveLength(60);
    expect(await statementsOf(() => countOf(reader))).toBe(1);
  });
});

describe('marking as seen', () => {
  const mark = (user: User, input: string[]) => service.markAsSeen(actorOf(user), { input });

  test("[53] changes the caller's own, and nothing for ids that are foreign, unknown or seen", async () => {
    const [reader, stranger] = (await people(2)) as [User, User];
    const [own, other] = await Promise.all(
      [reader, stranger].map(({ id: userId }) => buildNotification(house.manager, { userId })),
    );
    const unknown = '01a1fc59-9c39-7cf3-a0c6-a33fa6f82d18';
    await mark(reader, [String(own?.id), String(other?.id), unknown]);
    expect(await listOf(reader)).toMatchObject([{ id: own?.id, seen: true }]);
    expect(await countOf(reader)).toEqual({ ids: [], total: 0 });
    expect(await listOf(stranger)).toMatchObject([{ id: other?.id, seen: false }]);
    await mark(reader, [String(own?.id), String(other?.id), unknown]);
    expect(await countOf(stranger)).toMatchObject({ total: 1 });
  });

  test('[53] by many tabs at once, in any order, is no conflict', async () => {
    const reader = await person();
    const rows = await Promise.all(
      Array.from({ length: 30 }, () => buildNotification(house.manager, { userId: reader.id })),
    );
    const ids = rows.map(({ id }) => id);
    await Promise.all(
      Array.from({ length: 8 }, (_, tab) => mark(reader, tab % 2 ? ids : [...ids].reverse())),
    );
    expect(await countOf(reader)).toEqual({ ids: [], total: 0 });
  });
});

describe('marking all as seen', () => {
  test('is the caller’s own, whatever their number, and not what is hidden from them; again changes nothing', async () => {
    const [reader, other, blocked] = (await people(3)) as [User, User, User];
    for (let index = 0; index < 105; index += 1)
      await buildNotification(house.manager, { userId: reader.id });
    await buildNotification(house.manager, { userId: other.id });
    const hidden = await buildNotification(house.manager, { userId: reader.id, actorId: blocked.id });
    await buildBlock(house.manager, reader, blocked);
    await service.markAllAsSeen(actorOf(reader));
    await service.markAllAsSeen(actorOf(reader));
    expect([await countOf(reader), (await countOf(other)).total]).toEqual([{ ids: [], total: 0 }, 1]);
    expect(await listOf(reader, { unseenOnly: true })).toEqual([]);
    expect(await listOf(reader)).toHaveLength(notificationLimits.pageSize);
    await house.manager.query('DELETE FROM user_blocks WHERE blocker_id = $1', [reader.id]);
    expect((await listOf(reader, { unseenOnly: true })).map(({ id }) => id)).toEqual([hidden.id]);
  });
});

describe('many people doing the same', () => {
  const clap = (reader: User, by: User, post = 'post-1') =>
    notify(house, {
      userId: reader.id,
      type: 'POST_CLAP',
      description: 'clapped for your reply',
      by: by.id,
      url: '/thread/1',
      groupKey: post,
    });

  test('[59] is one notification: the latest by name, the others counted, each person once', async () => {
    const reader = await person();
    const [ada, ...others] = (await Promise.all([
      person({ firstName: 'Ada', lastName: 'Lovelace' }),
      ...Array.from({ length: 3 }, () => person()),
    ])) as [User, ...User[]];
    for (const other of others) await clap(reader, other);
    for (let times = 0; times < 3; times += 1) await clap(reader, ada);
    expect(await listOf(reader)).toMatchObject([
      {
        description: 'Ada Lovelace and 3 others clapped for your reply',
        othersCount: 3,
        by: { firstName: 'Ada' },
      },
    ]);
    expect(await countOf(reader)).toMatchObject({ total: 1 });
  });

  test('[59] at the same moment loses and doubles nobody', async () => {
    const reader = await person();
    const crowd = await people(12);
    await Promise.all([...crowd, ...crowd, ...crowd].map((by) => clap(reader, by)));
    const rows = await listOf(reader);
    expect(rows).toMatchObject([{ othersCount: 11 }]);
    expect(rows[0]?.description).toMatch(/ and 11 others clapped for your reply$/);
  });

  test('[59] counts by target, and starts anew once it was seen', async () => {
    const reader = await person();
    const [first, second] = (await people(2)) as [User, User];
    await clap(reader, first, 'post-1');
    await clap(reader, second, 'post-2');
    expect(await listOf(reader)).toMatchObject([{ othersCount: 0 }, { othersCount: 0 }]);
    await service.markAsSeen(actorOf(reader), { input: (await countOf(reader)).ids });
    await clap(reader, second, 'post-1');
    const rows = await listOf(reader);
    expect(rows.map(({ seen, othersCount }) => [seen, othersCount])).toEqual([
      [false, 0],
      [true, 0],
      [true, 0],
    ]);
  });

  test('[59] stops counting at a bound instead of growing a row for ever', async () => {
    const reader = await person();
    const crowd = await people(notificationLimits.maximumOthers + 6);
    for (const by of crowd) await clap(reader, by);
    expect(await listOf(reader)).toMatchObject([{ othersCount: notificationLimits.maximumOthers }]);
  });

  test('of a type that is not grouped is told one by one', async () => {
    const reader = await person();
    for (const by of await people(2))
      await notify(house, {
        userId: reader.id,
        type: 'COMMUNITY_JOIN_REQUEST',
        by: by.id,
        groupKey: 'forum-1',
      });
    expect(await listOf(reader)).toHaveLength(2);
  });
});

describe('nobody is told', () => {
  test('of their own act', async () => {
    const reader = await person();
    await notify(house, { userId: reader.id, by: reader.id });
    expect(await listOf(reader)).toEqual([]);
  });

  test('[144] of somebody they have blocked, or who has blocked them', async () => {
    const [reader, blocked, blocker, other] = (await people(4)) as [User, User, User, User];
    await buildBlock(house.manager, reader, blocked);
    await buildBlock(house.manager, blocker, reader);
    for (const by of [blocked, blocker, other]) await notify(house, { userId: reader.id, by: by.id });
    expect(
      await house.database.query('SELECT actor_id FROM notifications WHERE user_id = $1', [reader.id]),
    ).toEqual([{ actor_id: other.id }]);
  });

  test('to follow a link that leads off the site', async () => {
    const reader = await person();
    for (const url of ['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)'])
      await expect(notify(house, { userId: reader.id, url })).rejects.toThrow('no path of ours');
    await expect(
      house.database.query(
        `INSERT INTO notifications (user_id, type, kind, url) VALUES ($1, 'OTHER', 'x', '//evil.example')`,
        [reader.id],
      ),
    ).rejects.toThrow('notifications_url_check');
    expect(await listOf(reader)).toEqual([]);
  });

  test('when their account is gone', async () => {
    const reader = await person();
    await house.manager.delete('users', { id: reader.id });
    await expect(notify(house, { userId: reader.id })).resolves.toBeUndefined();
  });
});
