import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  type NotificationType,
  notificationErrors,
  notificationTable,
  notificationTypes,
} from '@lyceum/contracts/notifications';
import type { User } from '@lyceum/auth';
import { buildUser } from '@lyceum/auth/testing';
import { toldTypes } from '@lyceum/kernel';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { EmailSubscriptionService } from '../subscriptions/email-subscription.service';
import { SubscriptionCode } from '../subscriptions/subscription-code';
import { PreferenceService } from './preference.service';
import { NotificationsModule } from '../notifications.module';

let house: OpenDomain;
let preferences: PreferenceService;
let subscriptions: EmailSubscriptionService;
let codes: SubscriptionCode;
beforeAll(async () => {
  house = await openDomain([NotificationsModule]);
  preferences = house.module.get(PreferenceService);
  subscriptions = house.module.get(EmailSubscriptionService);
  codes = house.module.get(SubscriptionCode);
});
afterAll(() => house.close());

const emailOf = async (user: User, type: NotificationType) => {
  const rows = await preferences.list(actorOf(user));
  return rows.find((row) => row.type === type)?.email;
};

describe('preferences', () => {
  test('are those of the table, for every type in its order, until somebody chooses', async () => {
    const [reader, other] = await Promise.all([buildUser(house.manager), buildUser(house.manager)]);
    const table = notificationTypes.map((type) => ({
      type,
      inApp: true,
      email: notificationTable[type].email,
      concernsMe: toldTypes().includes(type),
    }));
    expect(await preferences.list(actorOf(reader))).toEqual(table);
    const choice = { type: 'POST_CLAP', inApp: false, email: 'INSTANT' } as const;
    expect(await preferences.set(actorOf(reader), choice)).toEqual(choice);
    expect(await preferences.list(actorOf(reader))).toEqual(
      table.map((row) => (row.type === 'POST_CLAP' ? { ...row, ...choice } : row)),
    );
    expect(await preferences.list(actorOf(other))).toEqual(table);
  });

  test('of several types at once leave what is not chosen as it was for each', async () => {
    const reader = await buildUser(house.manager);
    await preferences.set(actorOf(reader), { type: 'POST_CLAP', inApp: false, email: 'INSTANT' });
    const types = ['POST_CLAP', 'THREAD_CLAP'] as const;
    await preferences.choose(actorOf(reader), { types: [...types], email: 'DAILY' });
    const all = await preferences.choose(actorOf(reader), { types: ['THREAD_CLAP'], inApp: true });
    const chosen = all.filter(({ type }) => types.some((one) => one === type));
    expect(chosen).toMatchObject([
      { type: 'POST_CLAP', inApp: false, email: 'DAILY' },
      { type: 'THREAD_CLAP', inApp: true, email: 'DAILY' },
    ]);
  });

  test('[221] show a topic that was unsubscribed from as off, and come back as they were', async () => {
    const reader = await buildUser(house.manager);
    await preferences.set(actorOf(reader), { type: 'ANNOUNCEMENT', inApp: true, email: 'INSTANT' });
    const code = codes.make(reader.id, ['PLATFORM']);
    await subscriptions.unsubscribe(code);
    await subscriptions.unsubscribe(code);
    expect(await emailOf(reader, 'ANNOUNCEMENT')).toBe('OFF');
    expect(await emailOf(reader, 'CONVERSATION_REPLIED')).toBe('DAILY');
    await subscriptions.subscribe(code);
    expect(await emailOf(reader, 'ANNOUNCEMENT')).toBe('INSTANT');
  });

  test('[221] chosen again for one type of an unsubscribed topic bring back that type alone', async () => {
    const reader = await buildUser(house.manager);
    await subscriptions.unsubscribe(codes.make(reader.id, ['EVENTS']));
    await preferences.set(actorOf(reader), { type: 'UPCOMING_INTERVIEW', inApp: true, email: 'INSTANT' });
    expect(await emailOf(reader, 'UPCOMING_INTERVIEW')).toBe('INSTANT');
    expect(await emailOf(reader, 'RECENTLY_ACCEPTED')).toBe('OFF');
    expect(await emailOf(reader, 'UNPAID_APPLICATION')).toBe('OFF');
  });
});

describe('the code of an unsubscribe link', () => {
  const refusal = expect.objectContaining({ code: notificationErrors.SUBSCRIPTION_LINK_NOT_VALID.code });

  test('[221] says whose mails about what, and nobody can make or change one', async () => {
    const [reader, other] = await Promise.all([buildUser(house.manager), buildUser(house.manager)]);
    const code = codes.make(reader.id, ['FORUM', 'PEOPLE']);
    expect(codes.read(code)).toEqual({ userId: reader.id, topics: ['FORUM', 'PEOPLE'] });
    const [content = '', signature = ''] = code.split('.');
    const forged = Buffer.from(JSON.stringify({ userId: other.id, topics: ['FORUM'] })).toString('base64url');
    const flipped = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    for (const wrong of [
      '',
      '.',
      content,
      `${content}.`,
      `${forged}.${signature}`,
      `${content}.${flipped}`,
      'x.y',
    ])
      expect(() => codes.read(wrong)).toThrow(refusal);
  });

  test('of an account that is gone leads nowhere', async () => {
    const reader = await buildUser(house.manager);
    const code = codes.make(reader.id, ['FORUM']);
    await house.manager.delete('users', { id: reader.id });
    await expect(subscriptions.describe(code)).rejects.toThrow(refusal);
  });
});
