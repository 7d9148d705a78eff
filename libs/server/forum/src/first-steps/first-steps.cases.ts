import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { User } from '@lyceum/auth';
import { PersonalDataSources } from '@lyceum/kernel';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { MembershipService } from '../communities/membership/membership.service';
import { ForumModule } from '../forum.module';
import { buildCommunity, buildPost, buildThread } from '../testing/forum.factories';
import { FirstStepsService } from './first-steps.service';

let house: OpenDomain;
let steps: FirstStepsService;
beforeAll(async () => {
  house = await openDomain([ForumModule]);
  steps = house.module.get(FirstStepsService);
});
afterAll(() => house.close());

/** Which steps are still before somebody. */
const openFor = async (user: User): Promise<string[]> => {
  const all = await steps.of(actorOf(user));
  return all.filter(({ isSettled }) => !isSettled).map(({ step }) => step);
};

test('joining a forum, and saying what interests one, is behind who has joined one, also when they have left it; a reply behind who wrote one', async () => {
  const [admin, newcomer] = (await house.people(2)) as [User, User];
  const community = await buildCommunity(house.manager, admin);
  const memberships = house.module.get(MembershipService);
  const input = { communityId: community.id, userId: newcomer.id };
  expect(await openFor(newcomer)).toEqual(['INTERESTS', 'JOIN', 'REPLY', 'AVATAR']);
  await memberships.join(actorOf(admin), { ...input, userId: admin.id });
  await memberships.join(actorOf(newcomer), input);
  expect(await openFor(newcomer)).toEqual(['REPLY', 'AVATAR']);
  await memberships.leave(actorOf(newcomer), input);
  expect(await openFor(newcomer)).toEqual(['REPLY', 'AVATAR']);
  await buildPost(house.manager, await buildThread(house.manager, community, admin), newcomer);
  expect(await openFor(newcomer)).toEqual(['AVATAR']);
  await house.manager.query("UPDATE users SET picture_url = '/avatars/00000.svg' WHERE id = $1", [
    newcomer.id,
  ]);
  expect(await openFor(newcomer)).toEqual([]);
});

test('what somebody has passed over stays so for them alone, and is in the copy of their data', async () => {
  const [newcomer, other] = (await house.people(2)) as [User, User];
  for (const step of ['REPLY', 'REPLY'] as const)
    await steps.skip(actorOf(newcomer), { userId: newcomer.id, step });
  expect(await openFor(newcomer)).toEqual(['INTERESTS', 'JOIN', 'AVATAR']);
  expect(await openFor(other)).toEqual(['INTERESTS', 'JOIN', 'REPLY', 'AVATAR']);
  const copies = await house.module.get(PersonalDataSources).exportAll(newcomer.id);
  expect(copies.get('first-steps')).toMatchObject({ firstSteps: [{ step: 'REPLY' }] });
});
