import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildUser } from '@lyceum/auth/testing';
import { PersonalDataSources, UnitOfWork } from '@lyceum/kernel';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { stored } from '@lyceum/kernel/stored';
import { PreferenceService } from './preferences/preference.service';
import { NotificationsModule } from './notifications.module';
import { notify } from './testing/notices';

let house: OpenDomain;
beforeAll(async () => {
  house = await openDomain([NotificationsModule]);
});
afterAll(() => house.close());

test('a person gets a copy of what they were told, and erased leaves nothing behind that names them', async () => {
  const [leaver, friend, other] = await Promise.all([
    buildUser(house.manager, { firstName: 'Grace', lastName: 'Hopper' }),
    buildUser(house.manager),
    buildUser(house.manager),
  ]);
  await notify(house, { userId: leaver.id, description: 'Only for Grace' });
  await house.module
    .get(PreferenceService)
    .set(actorOf(leaver), { type: 'OTHER', inApp: true, email: 'INSTANT' });
  const clap = { type: 'POST_CLAP', description: 'clapped', groupKey: '1' } as const;
  await notify(house, { userId: friend.id, ...clap, by: other.id });
  await notify(house, { userId: friend.id, ...clap, by: leaver.id });
  await notify(house, { userId: friend.id, type: 'OTHER', description: 'Grace Hopper left', by: leaver.id });

  const sources = house.module.get(PersonalDataSources);
  expect((await sources.exportAll(leaver.id)).get('notifications')).toMatchObject({
    notifications: [{ type: 'ANNOUNCEMENT', description: 'Only for Grace' }],
    preferences: [{ type: 'OTHER', inApp: true, email: 'INSTANT' }],
    unsubscribedTopics: [],
  });
  await house.module.get(UnitOfWork).run((transaction) => sources.eraseAll(transaction, leaver.id));
  expect((await sources.exportAll(leaver.id)).get('notifications')).toEqual({
    notifications: [],
    preferences: [],
    unsubscribedTopics: [],
  });
  expect(await stored(house.manager, 'notifications', { userId: friend.id })).toMatchObject([
    { type: 'POST_CLAP', actorId: null, actorIds: [other.id] },
  ]);
});
