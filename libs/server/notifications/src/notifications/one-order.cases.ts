import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { requestedNotificationTypes } from '@lyceum/contracts/notifications';
import type { User } from '@lyceum/auth';
import { UnitOfWork } from '@lyceum/kernel';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { EmailService } from '../emails/email.service';
import { NotificationsModule } from '../notifications.module';
import { PreferenceService } from '../preferences/preference.service';
import { testNotice } from '../testing/notices';
import { NotificationService } from './notification.service';

let house: OpenDomain;
beforeAll(async () => {
  house = await openDomain([NotificationsModule]);
});
afterAll(() => house.close());

const [readers, groups, rounds] = [4, 4, 8];

/** Whom a batch tells of which group, in an order of its own: each pair once. */
const everyPair = (batch: number): [reader: number, group: number][] => {
  const pairs = readers * groups;
  // Odd steps go once through 16 pairs.
  const step = [1, 3, 7, 15][batch % 4] as number;
  return Array.from({ length: pairs }, (_, index) => {
    const pair = (index * step + batch) % pairs;
    return [Math.floor(pair / groups), pair % groups];
  });
};

test('[53] [59] batches, people who mark as seen, daily e-mails and withdrawals never end each other', async () => {
  const service = house.module.get(NotificationService);
  const emails = house.module.get(EmailService);
  const unitOfWork = house.module.get(UnitOfWork);
  const [people, actors] = [await house.people(readers), await house.people(4)] as [User[], User[]];
  // What is only mailed is closed by the mail, what is only shown by its reader; both are in what batches write.
  for (const person of people)
    await house.module
      .get(PreferenceService)
      .set(actorOf(person), { type: 'POST_RESPONSE', inApp: false, email: 'DAILY' });

  const batch = (round: number, number: number) =>
    unitOfWork.run((transaction) => {
      for (const [reader, group] of everyPair(number + round)) {
        const { id: userId } = people[reader] as User;
        const told = { userId, description: `wrote ${round}`, url: `/thread/${group}`, about: null };
        const by = (actors[number] as User).id;
        for (const type of ['THREAD_RESPONSE', 'POST_RESPONSE'] as const)
          service.tell(transaction, ...testNotice({ ...told, type, by, groupKey: `${group}` }));
      }
      return Promise.resolve();
    });
  const withdrawals = (round: number) =>
    unitOfWork.run((transaction) => {
      for (const [reader, group] of everyPair(round + 2)) {
        const { id: userId } = people[reader] as User;
        const left = { userId, groupKey: `${group}`, by: (actors[0] as User).id };
        if (group % 2) service.leaveGroup(transaction, { type: 'THREAD_RESPONSE' }, left);
        else service.withdrawLeadingTo(transaction, userId, [`/thread/${group}`]);
      }
      return Promise.resolve();
    });
  const markAll = async (person: User) => {
    const asked = { userId: person.id, type: [...requestedNotificationTypes], platform: 'web' as const };
    const { ids } = await service.count(actorOf(person), asked);
    if (ids.length > 0) await service.markAsSeen(actorOf(person), { input: ids });
  };
  const mail = async ({ id: userId }: User) => {
    const digests = await house.database.query<{ day: string }[]>(
      'SELECT day::text AS day FROM notification_digests WHERE user_id = $1',
      [userId],
    );
    for (const { day } of digests) await emails.mailDigest({ userId, day });
  };
  const comeDue = () =>
    house.database.query('UPDATE notification_digests SET due_at = to_timestamp(0), claimed_at = NULL');

  const transactions = jest.spyOn(house.database, 'transaction');
  const ends: PromiseSettledResult<unknown>[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await comeDue();
    ends.push(
      ...(await Promise.allSettled([
        ...[0, 1, 2, 3].map((number) => batch(round, number)),
        withdrawals(round),
        ...people.flatMap((person) => [markAll(person), mail(person)]),
        emails.startDigests(),
        emails.startDigests(),
      ])),
    );
  }
  // What was done again, too, which nobody else sees.
  ends.push(
    ...(await Promise.allSettled(transactions.mock.results.map(({ value }) => value as Promise<unknown>))),
  );
  transactions.mockRestore();
  expect(ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []))).toEqual([]);
});
