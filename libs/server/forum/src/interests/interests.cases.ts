import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { User } from '@lyceum/auth';
import type { Interest } from '@lyceum/contracts/forum';
import { PersonalDataSources } from '@lyceum/kernel';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { CommunityListService } from '../communities/lists/community-list.service';
import { CommunitySettingsService } from '../communities/settings/community-settings.service';
import { ForumModule } from '../forum.module';
import { codeOf } from '../testing/code-of';
import { buildCommunity, buildMember } from '../testing/forum.factories';
import { ForumInterests } from './forum-interests';
import { InterestsService } from './interests.service';

let house: OpenDomain;
let service: InterestsService;
beforeAll(async () => {
  house = await openDomain([ForumModule]);
  service = house.module.get(InterestsService);
});
afterAll(() => house.close());

const set = (user: User, interests: Interest[]) => service.set(actorOf(user), { userId: user.id, interests });

test('somebody’s interests are of the list, each once, the latest choice whole, and in the copy of their data', async () => {
  const [ada, other] = (await house.people(2)) as [User, User];
  expect(await set(ada, ['MUSIC', 'MATHS'])).toEqual(['MATHS', 'MUSIC']);
  expect(await set(ada, ['MUSIC', 'DEBATE'])).toEqual(['MUSIC', 'DEBATE']);
  expect(await service.of(actorOf(other))).toEqual([]);
  for (const wrong of [['MUSIC', 'MUSIC'], ['MAGIC']])
    expect(await codeOf(set(ada, wrong as Interest[]))).toBe('COMMON_INVALID_INPUT');
  const copy = await house.module.get(PersonalDataSources).exportAll(ada.id);
  expect(copy.get('interests')).toEqual({ interests: [{ interest: 'DEBATE' }, { interest: 'MUSIC' }] });
  expect(await set(ada, [])).toEqual([]);
});

test('what somebody is interested in is told to nobody else, nor to staff who see the site as them', async () => {
  const [ada, other, admin] = (await house.people(3)) as [User, User, User];
  await set(ada, ['MUSIC']);
  expect(await service.of(actorOf(other))).toEqual([]);
  expect(await codeOf(service.of({ ...actorOf(ada), viewedBy: admin.id }))).toBe('AUTH_VIEWING_ONLY');
  expect(await service.of(actorOf(ada))).toEqual(['MUSIC']);
});

test('of choices made at once one stands whole, and not what is in either', async () => {
  const [ada] = (await house.people(1)) as [User];
  const choices: Interest[][] = [['ART', 'SPORT'], ['MATHS'], ['MUSIC']];
  for (let round = 0; round < 10; round += 1) {
    await Promise.all(choices.map((choice) => set(ada, choice)));
    expect(choices).toContainEqual(await service.of(actorOf(ada)));
  }
});

test('forums of what one is interested in are recommended first, for oneself alone', async () => {
  const [ada, other, crowd] = (await house.people(3)) as [User, User, User];
  const names = ['A large one', 'Debating', 'Smart ideas', '数学角'];
  const forums = [];
  for (const displayName of names) forums.push(await buildCommunity(house.manager, crowd, { displayName }));
  for (const forum of forums.slice(0, 1)) await buildMember(house.manager, forum, crowd);
  const recommendedTo = async (user: User) => {
    const all = await house.module.get(CommunityListService).recommended(actorOf(user));
    return all.map(({ displayName }) => displayName).filter((name) => names.includes(name));
  };
  await set(ada, ['MATHS', 'DEBATE', 'ART']);
  await house.module.get(ForumInterests).noteMissing();
  const [first, second, ...rest] = await recommendedTo(ada);
  expect([first, second].sort()).toEqual(['Debating', '数学角']);
  // "Smart" has art in it, and is none.
  expect(rest).toEqual(['A large one', 'Smart ideas']);
  expect((await recommendedTo(other))[0]).toBe('A large one');
});

test('what a forum is about is known as soon as its words are written, and changes with them', async () => {
  const [admin] = (await house.people(1, { roles: ['ADMIN'] })) as [User];
  const actor = actorOf(admin);
  const settings = house.module.get(CommunitySettingsService);
  const about = async (id: string) => {
    const [row] = await house.manager.query<{ interests: Interest[] | null }[]>(
      'SELECT interests FROM communities WHERE id = $1',
      [id],
    );
    return row?.interests;
  };
  const input = { displayName: 'Evenings', description: 'We sing in a choir.', privacy: 'PUBLIC' } as const;
  const { id } = await settings.create(actor, input);
  expect(await about(id)).toEqual(['MUSIC']);
  await settings.update(actor, id, { description: 'We play chess.' });
  expect(await about(id)).toEqual(['SPORT']);
  await settings.update(actor, id, { displayName: 'Physics evenings' });
  expect([...((await about(id)) ?? [])].sort()).toEqual(['PHYSICS', 'SPORT']);
});
