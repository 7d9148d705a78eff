import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { notificationLimits } from '@lyceum/contracts/notifications';
import { defaultTimeZone } from '@lyceum/contracts/shell';
import type { User } from '@lyceum/auth';
import { buildUser } from '@lyceum/auth/testing';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { type StoredEvent, stored, storedOne } from '@lyceum/kernel/stored';
import { NotificationService } from '../notifications/notification.service';
import { PreferenceService } from '../preferences/preference.service';
import { EmailSubscriptionService } from '../subscriptions/email-subscription.service';
import { SubscriptionCode } from '../subscriptions/subscription-code';
import { NotificationAdded } from '../notifications.events';
import { EmailProcessor } from './email.processor';
import { EmailService } from './email.service';
import { NotificationsModule } from '../notifications.module';
import { mailsTo, notify } from '../testing/notices';

let house: OpenDomain;
let emails: EmailService;
let count = 0;
beforeAll(async () => {
  house = await openDomain([NotificationsModule]);
  emails = house.module.get(EmailService);
});
afterAll(() => house.close());

const person = (overrides: Partial<Omit<User, 'id'>> = {}) => {
  count += 1;
  return buildUser(house.manager, { email: `reader-${count}@lyceum.example`, ...overrides });
};

/** As if the hour of the users' digests had come. */
const comeDue = (...users: User[]) =>
  house.manager.query(`UPDATE notification_digests SET due_at = 'epoch' WHERE user_id = ANY($1)`, [
    users.map(({ id }) => id),
  ]);

const dueEvents = async (user: User) => {
  const events = await stored<StoredEvent>(house.manager, 'outbox_events', {
    type: 'notifications.digest-due',
  });
  return events
    .map(({ payload }) => payload as { userId: string; day: string })
    .filter(({ userId }) => userId === user.id);
};

/** Does what the processor of the digest's event does. */
async function runDigests(...users: User[]): Promise<void> {
  await comeDue(...users);
  await emails.startDigests();
  for (const user of users) {
    for (const digest of await dueEvents(user)) await emails.mailDigest(digest);
  }
}

describe('the daily e-mail', () => {
  test('is due at eight in the morning where the user is, within a day', async () => {
    const reader = await person();
    await notify(house, { userId: reader.id });
    const digest = await storedOne<{ userId: string; day: string; dueAt: Date }>(
      house.manager,
      'notification_digests',
      { userId: reader.id },
    );
    const local = new Intl.DateTimeFormat('sv-SE', {
      timeZone: defaultTimeZone,
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    expect(local.format(digest.dueAt)).toBe(`${digest.day} 08:00:00`);
    const milliseconds = digest.dueAt.getTime() - Date.now();
    expect(milliseconds).toBeGreaterThan(-60_000);
    // The day on which the clocks go back has 25 hours.
    expect(milliseconds).toBeLessThanOrEqual(25 * 3_600_000);
  });

  test('is started once, however many processes look, and not before its time', async () => {
    const reader = await person();
    await notify(house, { userId: reader.id });
    await notify(house, { userId: reader.id, description: 'And closed again.' });
    await emails.startDigests();
    expect(await dueEvents(reader)).toEqual([]);
    await comeDue(reader);
    await Promise.all(Array.from({ length: 6 }, () => emails.startDigests()));
    expect(await dueEvents(reader)).toHaveLength(1);
    await emails.startDigests();
    expect(await dueEvents(reader)).toHaveLength(1);
  });

  test('lists what is unseen, newest first, with links to our own site', async () => {
    const reader = await person();
    const [ada, grace] = await Promise.all([
      person({ firstName: 'Ada', lastName: 'Lovelace' }),
      person({ firstName: 'Grace', lastName: 'Hopper' }),
    ]);
    await notify(house, { userId: reader.id, description: 'Seen already' });
    const service = house.module.get(NotificationService);
    const { ids } = await service.count(actorOf(reader), {
      userId: reader.id,
      type: ['ANNOUNCEMENT'],
      platform: 'web',
    });
    await service.markAsSeen(actorOf(reader), { input: ids });
    await notify(house, { userId: reader.id, description: 'A <new> course', url: '/courses' });
    for (const by of [ada.id, grace.id])
      await notify(house, {
        userId: reader.id,
        type: 'THREAD_RESPONSE',
        description: 'replied in your thread',
        by,
        url: '/thread/1',
        groupKey: '1',
      });
    // Claps are not mailed.
    await notify(house, {
      userId: reader.id,
      type: 'THREAD_CLAP',
      description: 'clapped',
      by: ada.id,
      groupKey: '1',
    });
    await runDigests(reader);
    const [mail, ...others] = await mailsTo(house, reader.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('2 things are new for you');
    expect(mail?.text).toMatch(
      /Grace Hopper and 1 other replied in your thread[^]*\/thread\/1[^]*A <new> course/,
    );
    expect(mail?.html).toContain('A &lt;new&gt; course');
    expect(mail?.text).not.toMatch(/Seen already|clapped/);
  });

  test('does not come when there is nothing unseen, nor twice about the same', async () => {
    const reader = await person();
    await notify(house, { userId: reader.id });
    const service = house.module.get(NotificationService);
    const { ids } = await service.count(actorOf(reader), {
      userId: reader.id,
      type: ['ANNOUNCEMENT'],
      platform: 'web',
    });
    await service.markAsSeen(actorOf(reader), { input: ids });
    await runDigests(reader);
    expect(await mailsTo(house, reader.email)).toEqual([]);

    const other = await person();
    await notify(house, { userId: other.id });
    await runDigests(other);
    await comeDue(other);
    expect(await emails.startDigests()).toBe(0);
    expect(await mailsTo(house, other.email)).toHaveLength(1);
  });

  test('does not go to accounts that are unconfirmed, suspended, about to be erased or waiting for a guardian', async () => {
    const readers = await Promise.all([
      person({ emailConfirmedAt: null }),
      person({ suspendedAt: new Date() }),
      person({ deletesAt: new Date() }),
      person({ guardianEmail: 'guardian@lyceum.example', dateOfBirth: '2020-01-01' }),
    ]);
    for (const { id } of readers) await notify(house, { userId: id });
    await runDigests(...readers);
    for (const reader of readers) {
      expect(await dueEvents(reader)).toHaveLength(1);
      expect(await mailsTo(house, reader.email)).toEqual([]);
    }
  });

  test('goes by what the user wants when it goes out, not when the news came', async () => {
    const [reader, unsubscriber] = await Promise.all([person(), person()]);
    for (const { id } of [reader, unsubscriber]) await notify(house, { userId: id });
    await house.module
      .get(PreferenceService)
      .set(actorOf(reader), { type: 'ANNOUNCEMENT', inApp: true, email: 'OFF' });
    const code = house.module.get(SubscriptionCode).make(unsubscriber.id, ['PLATFORM']);
    await house.module.get(EmailSubscriptionService).unsubscribe(code);
    await runDigests(reader, unsubscriber);
    expect(await mailsTo(house, reader.email)).toEqual([]);
    expect(await mailsTo(house, unsubscriber.email)).toEqual([]);
  });

  test('[55] does not tell what is read in the app', async () => {
    const [reader, friend] = await Promise.all([person(), person()]);
    const type = 'CONVERSATION_MENTIONED';
    await notify(house, { userId: reader.id, type, description: 'A secret of Konnect', by: friend.id });
    await runDigests(reader);
    const [mail] = await mailsTo(house, reader.email);
    expect(mail?.text).toContain('Please go to the app to see your notification about Konnect.');
    expect(mail?.html).not.toContain('A secret of Konnect');
  });

  test('has a bound and says that there is more', async () => {
    const reader = await person();
    for (let index = 0; index <= notificationLimits.digestRows; index += 1)
      await notify(house, { userId: reader.id, description: `News no. ${index}.` });
    await runDigests(reader);
    const [mail] = await mailsTo(house, reader.email);
    expect(mail?.subject).toBe(`More than ${notificationLimits.digestRows} things are new for you`);
    expect(mail?.text).not.toContain('News no. 0.');
  });
});

describe('what is only mailed', () => {
  const mailOnly = { type: 'ANNOUNCEMENT', inApp: false, email: 'DAILY' } as const;

  test('does not show in the app and comes by mail once', async () => {
    const reader = await person();
    await house.module.get(PreferenceService).set(actorOf(reader), mailOnly);
    await notify(house, { userId: reader.id });
    const service = house.module.get(NotificationService);
    const input = { userId: reader.id, type: ['ANNOUNCEMENT' as const], platform: 'web' as const };
    expect(await service.list(actorOf(reader), input)).toEqual([]);
    expect(await service.count(actorOf(reader), input)).toEqual({ ids: [], total: 0 });
    await runDigests(reader);
    await runDigests(reader);
    expect(await mailsTo(house, reader.email)).toHaveLength(1);
  });

  test('and what is wanted neither way is not kept at all', async () => {
    const reader = await person();
    await house.module.get(PreferenceService).set(actorOf(reader), { ...mailOnly, email: 'OFF' });
    await notify(house, { userId: reader.id });
    expect(await house.database.query('SELECT FROM notifications WHERE user_id = $1', [reader.id])).toEqual(
      [],
    );
  });
});

test('what the release before said had joined its group is not mailed at once', async () => {
  const reader = await person();
  const atOnce = { type: 'ANNOUNCEMENT', inApp: true, email: 'INSTANT' } as const;
  await house.module.get(PreferenceService).set(actorOf(reader), atOnce);
  await notify(house, { userId: reader.id });
  const added = (
    await stored<StoredEvent>(house.manager, 'outbox_events', { type: NotificationAdded.type })
  ).find(({ payload }) => (payload as { userId: string }).userId === reader.id) as StoredEvent;
  const deliver = (more: { isNew?: boolean }) =>
    house.module.get(EmailProcessor).mailAtOnce({
      ...added,
      payload: NotificationAdded.schema.parse({ ...(added.payload as object), ...more }),
    });
  await deliver({ isNew: false });
  expect(await mailsTo(house, reader.email)).toEqual([]);
  await deliver({});
  expect(await mailsTo(house, reader.email)).toHaveLength(1);
});
