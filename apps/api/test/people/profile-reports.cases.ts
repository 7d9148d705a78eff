import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { type moderationTable, moderationErrors } from '@lyceum/contracts/moderation';
import { type ProfileContentKind, profileErrors } from '@lyceum/contracts/profile';
import { ConsoleCalls } from '../../src/testing/console';
import { ModerationCalls } from '../../src/testing/moderation';
import { codeOf } from '../../src/testing/moderation-scene';
import { buildPerson, type Person } from '../../src/testing/people';
import { PictureCalls } from '../../src/testing/profile-pictures';
import { TestServer } from '../../src/testing/test-server';
import { toldTo } from '../../src/testing/told';

let server: TestServer;
let calls: PictureCalls;
let desk: ConsoleCalls;
let ada: Person;
let ben: Person;
beforeAll(async () => {
  server = await TestServer.shared();
  calls = new PictureCalls(server);
  desk = new ConsoleCalls(server, await buildPerson(server, { roles: ['ADMIN'] }));
});
beforeEach(async () => {
  ada = await buildPerson(server, { dateOfBirth: '1990-01-01' });
  ben = await buildPerson(server, { dateOfBirth: '1990-01-01' });
});

const report = async (by: Person, of: { id: string }, kind: ProfileContentKind, as = by.id) =>
  codeOf(
    await calls.ask(
      by,
      `mutation ($userId: ID!, $requestingUser: ID!, $kind: ProfileContentKind!, $message: String!) {
        reportProfile(userId: $userId, requestingUser: $requestingUser, kind: $kind, message: $message) }`,
      { userId: of.id, requestingUser: as, kind, message: 'This is unkind.' },
    ),
  );

const setBio = (person: Person, aboutMe: string) =>
  calls.ask(
    person,
    'mutation ($id: ID!, $input: UpdateProfileInput!) { updateProfile(userProfileId: $id, input: $input) { id } }',
    { id: person.id, input: { aboutMe } },
  );

async function bioOf(person: Person, viewer: Person): Promise<string | null | undefined> {
  const { data } = await calls.ask<{ getUser: { aboutMe: string | null } } | null>(
    viewer,
    'query ($id: ID!, $me: ID!) { getUser(userId: $id, requestingUser: $me) { aboutMe } }',
    { id: person.id, me: viewer.id },
  );
  return data?.getUser.aboutMe;
}

async function casesOf({ id }: Person) {
  const rows = await desk.rows<typeof moderationTable>('moderation.queue', { filters: { status: ['OPEN'] } });
  return rows.filter(({ authorId }) => authorId === id);
}

const decide = (caseId: string | undefined, action: string) =>
  desk.mutate('moderation.decide', { caseId, action, reason: 'As it is.' });

test.each(['PICTURE', 'COVER'] as const)(
  '[97] a reported %s is seen by staff as it was, removed for good, and given back',
  async (place) => {
    const url = await calls.shown(ada, place);
    expect(await report(ben, ada, place)).toBeUndefined();
    expect(await report(ben, ada, place)).toBe(moderationErrors.REPORTED_ALREADY.code);
    const [found] = await casesOf(ada);
    expect(found).toMatchObject({ targetType: 'PROFILE', reportsCnt: 1 });
    const next = await calls.shown(ada, place);
    expect(await calls.statusOf(url)).toBe(200);
    expect(await desk.query('moderation.get', { caseId: found?.id })).toMatchObject({
      path: `/u/${ada.id}`,
      context: [
        { place: 'ABOVE', text: url },
        { place: 'BELOW', text: next },
      ],
    });
    await calls.set(ada, place, url);
    await decide(found?.id, 'REMOVE');
    expect(await calls.look(ben, ada)).toEqual({ profilePictureUrl: null, coverUrl: null });
    expect(await calls.statusOf(url)).toBe(410);
    expect(codeOf(await calls.set(ada, place, url))).toBe(profileErrors.PICTURE_REMOVED.code);
    await desk.mutate('moderation.undoMany', { ids: [found?.id] });
    expect(Object.values((await calls.look(ben, ada)) ?? {})).toContain(url);
    expect(await calls.statusOf(url)).toBe(200);
  },
);

test('[97] a reported bio is emptied and given back; what was written since stays', async () => {
  await setBio(ada, 'Rude words');
  expect(await report(ben, ada, 'BIO')).toBeUndefined();
  const [found] = await casesOf(ada);
  expect(found).toMatchObject({ preview: 'Rude words' });
  await decide(found?.id, 'REMOVE');
  expect(await bioOf(ada, ben)).toBeNull();
  await desk.mutate('moderation.undoMany', { ids: [found?.id] });
  expect(await bioOf(ada, ben)).toBe('Rude words');
  await setBio(ada, 'Kind words');
  await decide(found?.id, 'REMOVE');
  expect(await bioOf(ada, ben)).toBe('Kind words');
});

test('[97] whose bio is removed is told why, can read it among the decisions about them and appeal', async () => {
  await setBio(ada, 'Rude words');
  await report(ben, ada, 'BIO');
  const [found] = await casesOf(ada);
  await decide(found?.id, 'REMOVE');
  expect(await toldTo(server, ada)).toMatchObject([
    { description: 'A moderator of the platform removed your bio: As it is.', url: '/settings#moderation' },
  ]);
  expect(await new ModerationCalls(server).notices(ada)).toMatchObject([
    { kind: 'REMOVED', title: 'Bio', reason: 'As it is.', canAppeal: true },
  ]);
  // Who reported is told that it was looked at, and nothing of what.
  expect((await toldTo(server, ben)).map(({ description }) => description)).toEqual([
    'A moderator of the platform has looked at what you reported. Thank you!',
  ]);
});

test('[97] a case of words says them once, and what stands there now where that is something else', async () => {
  const contextOf = async (id: string | undefined) =>
    (
      await desk.query<{ context: { place: string; text: string | null; state: string | null }[] }>(
        'moderation.get',
        { caseId: id },
      )
    ).context.map(({ place, text, state }) => [place, text, state]);
  await setBio(ada, 'Rude words');
  await report(ben, ada, 'BIO');
  const [found] = await casesOf(ada);
  expect(await contextOf(found?.id)).toEqual([['ABOVE', 'Rude words', null]]);
  await setBio(ada, 'Kind words');
  expect(await contextOf(found?.id)).toEqual([
    ['ABOVE', 'Rude words', null],
    ['BELOW', 'Kind words', null],
  ]);
});

test('a reported name is taken from nobody', async () => {
  expect(await report(ben, ada, 'NAME')).toBeUndefined();
  const [found] = await casesOf(ada);
  expect(await desk.query('moderation.get', { caseId: found?.id })).toMatchObject({
    targetType: 'PROFILE_NAME',
    actions: ['DISMISS', 'WARN'],
  });
});

test('[264] nobody reports themselves, what they do not see, or in the name of another', async () => {
  expect(await report(ada, ada, 'NAME')).toBe(moderationErrors.OWN_CONTENT.code);
  expect(await report(ben, ada, 'NAME', ada.id)).toBe(authErrors.ACTS_FOR_ANOTHER.code);
  expect(await report(ben, ada, 'COVER')).toBe(profileErrors.NOTHING_TO_REPORT.code);
  await calls.block(ada, ben);
  expect(await report(ben, ada, 'NAME')).toBe(authErrors.USER_NOT_FOUND.code);
  expect(await casesOf(ada)).toEqual([]);
});
