import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { requestedNotificationTypes } from '@lyceum/contracts/notifications';
import type { User } from '@lyceum/auth';
import { UnitOfWork } from '@lyceum/kernel';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { NotificationsModule } from '../notifications.module';
import { testNotice } from '../testing/notices';
import { NotificationService } from './notification.service';

let house: OpenDomain;
beforeAll(async () => {
  house = await openDomain([NotificationsModule]);
});
afterAll(() => house.close());

const bellOf = (person: User) =>
  house.module.get(NotificationService).list(actorOf(person), {
    userId: person.id,
    type: [...requestedNotificationTypes],
    platform: 'web',
  });

test('[59] a batch of notices costs as many statements as one, and says what they say one by one', async () => {
  const service = house.module.get(NotificationService);
  const [reader, other, ...actors] = (await house.people(6)) as [User, User, ...User[]];
  const claps = actors.map(({ id: by }, index) =>
    testNotice({
      userId: reader.id,
      by,
      type: 'THREAD_CLAP',
      groupKey: 'thread',
      description: `clapped, No. ${String(index + 1)}`,
    }),
  );
  const announcements = [1, 2].map((number) =>
    testNotice({ userId: other.id, description: `No. ${String(number)}` }),
  );
  const tell = async (...notices: readonly ReturnType<typeof testNotice>[]) => {
    let sent = 0;
    await house.module.get(UnitOfWork).run((transaction) => {
      const { rows, count } = transaction;
      transaction.rows = (...statement) => {
        sent += 1;
        return rows.apply(transaction, statement) as Promise<never[]>;
      };
      transaction.count = (...statement) => {
        sent += 1;
        return count.apply(transaction, statement);
      };
      for (const notice of notices) service.tell(transaction, ...notice);
      return Promise.resolve();
    });
    return sent;
  };
  const one = await tell(...claps.slice(0, 1));
  // Turns and notices.
  expect(one).toBe(2);
  expect(await tell(...claps.slice(1), ...announcements)).toBe(one);
  const [first, ...rest] = await bellOf(reader);
  expect(rest).toEqual([]);
  expect(first).toMatchObject({ othersCount: 3, by: { firstName: actors[3]?.firstName } });
  expect(first?.description).toMatch(/and 3 others clapped, No\. 4$/u);
  expect((await bellOf(other)).map(({ description }) => description)).toEqual(['No. 2', 'No. 1']);
});
