import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { AccountEraser } from '@lyceum/auth';
import { authErrors } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { uploadsErrors } from '@lyceum/contracts/uploads';
import { buildFriendRelation } from '@lyceum/friends/testing';
import { UploadSweeper } from '@lyceum/uploads';
import { exportedFiles } from '../../src/testing/exported';
import { codeOf } from '../../src/testing/moderation-scene';
import { buildPerson, type Person } from '../../src/testing/people';
import { PictureCalls } from '../../src/testing/profile-pictures';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let calls: PictureCalls;
let ada: Person;
let ben: Person;
beforeAll(async () => {
  server = await TestServer.shared({ environment: { RUN_JOBS: 'false' } });
  calls = new PictureCalls(server);
});
beforeEach(async () => {
  ada = await buildPerson(server, { dateOfBirth: '1990-01-01' });
  ben = await buildPerson(server, { dateOfBirth: '1990-01-01' });
});

/** Days go by: nobody can be about to choose it any more. */
const age = (url: string) =>
  server.database.query(`UPDATE uploads SET finished_at = now() - interval '2 days' WHERE url = $1`, [url]);

describe('[122, 146] one’s own picture and cover', () => {
  test('are shown to a friend and to a stranger, and to nobody one has blocked', async () => {
    const friend = await buildPerson(server);
    await buildFriendRelation(server.database.manager, ada, friend);
    const profilePictureUrl = await calls.shown(ada, 'PICTURE');
    const coverUrl = await calls.shown(ada, 'COVER');
    for (const url of [profilePictureUrl, coverUrl]) await age(url);
    for (const viewer of [ada, friend, ben])
      expect(await calls.look(viewer, ada)).toEqual({ profilePictureUrl, coverUrl });
    expect((await calls.card(ben, ada)).pictureUrl).toBe(profilePictureUrl);
    for (const url of [profilePictureUrl, coverUrl]) expect(await calls.statusOf(url)).toBe(200);
    await calls.block(ada, ben);
    expect(await calls.look(ben, ada)).toBeNull();
  });

  test('are taken away again each by itself, and their files with them', async () => {
    const picture = await calls.shown(ada, 'PICTURE');
    const coverUrl = await calls.shown(ada, 'COVER');
    const { data } = await calls.set(ada, 'PICTURE', null);
    expect(data?.setProfilePicture).toEqual({ profilePictureUrl: null, coverUrl });
    expect([await calls.statusOf(picture), await calls.statusOf(coverUrl)]).toEqual([410, 200]);
    // What is gone is not chosen again.
    expect(codeOf(await calls.set(ada, 'PICTURE', picture))).toBe(uploadsErrors.NOT_A_FILE_OF_YOURS.code);
  });

  test('leave nothing behind once others stand in their place', async () => {
    const first = await calls.shown(ada, 'PICTURE');
    const second = await calls.shown(ada, 'PICTURE');
    expect([await calls.statusOf(first), await calls.statusOf(second)]).toEqual([410, 200]);
    await server.database.query(
      `UPDATE uploads SET deleted_at = deleted_at - interval '1 hour' WHERE owner_id = $1`,
      [ada.id],
    );
    await server.app.get(UploadSweeper, { strict: false }).sweep();
    expect(await server.database.query('SELECT url FROM uploads WHERE owner_id = $1', [ada.id])).toEqual([
      { url: second },
    ]);
  });

  test('may be the same one, which stays while it stands anywhere', async () => {
    const url = await calls.shown(ada, 'PICTURE');
    await calls.set(ada, 'COVER', url);
    await calls.set(ada, 'PICTURE', null);
    expect(await calls.look(ada, ada)).toEqual({ profilePictureUrl: null, coverUrl: url });
    expect(await calls.statusOf(url)).toBe(200);
  });

  test('give way to a drawn avatar, and are gone then', async () => {
    const url = await calls.shown(ada, 'PICTURE');
    await age(url);
    await calls.ask(ada, 'mutation { setMyAvatar(avatar: "24310") { pictureUrl } }');
    expect((await calls.look(ben, ada))?.profilePictureUrl).toBe('/avatars/24310.svg');
    expect(await calls.statusOf(url)).toBe(410);
  });

  test('of several at once leave one that is there', async () => {
    const urls = await Promise.all([1, 2, 3, 4].map(() => calls.upload(ada)));
    await Promise.all(urls.map((url) => calls.set(ada, 'PICTURE', url)));
    const left = (await calls.look(ada, ada))?.profilePictureUrl ?? '';
    expect(await calls.statusOf(left)).toBe(200);
  });
});

describe('[121, 122] nobody shows', () => {
  test.each([
    ['what somebody else sent', () => calls.upload(ben)],
    ['what was sent for something else', () => calls.upload(ada, 'community-images')],
    ['what is not whole yet', () => calls.upload(ada, 'profile-images', false)],
  ])('%s', async (_, urlOf) => {
    const url = await urlOf();
    for (const place of ['PICTURE', 'COVER'] as const)
      expect(codeOf(await calls.set(ada, place, url))).toBe(uploadsErrors.NOT_A_FILE_OF_YOURS.code);
    expect(await calls.look(ada, ada)).toEqual({ profilePictureUrl: null, coverUrl: null });
  });

  test.each(['https://elsewhere.example/a.png', '/avatars/00000.svg', 'javascript:alert(1)', '//a/b'])(
    '%s',
    async (url) => {
      expect(codeOf(await calls.set(ada, 'COVER', url))).toBe(commonErrors.INVALID_INPUT.code);
    },
  );

  test('a picture in somebody else’s name', async () => {
    const url = await calls.upload(ada);
    expect(codeOf(await calls.set(ada, 'PICTURE', url, ben.id))).toBe(authErrors.ACTS_FOR_ANOTHER.code);
  });
});

test('[242] a picture that is changed is in the log of what people do, without its address', async () => {
  await calls.shown(ada, 'PICTURE');
  await calls.set(ada, 'PICTURE', null);
  const actions = await server.database.query(
    `SELECT feature, details FROM user_actions WHERE user_id = $1 AND action_type = 'PROFILE_PICTURE' ORDER BY id`,
    [ada.id],
  );
  expect(actions).toEqual([
    { feature: 'profile', details: { place: 'PICTURE', isRemoved: false } },
    { feature: 'profile', details: { place: 'PICTURE', isRemoved: true } },
  ]);
});

test('pictures are in the copy of one’s data, and gone with the account', async () => {
  const url = await calls.shown(ada, 'PICTURE');
  const cover = await calls.shown(ada, 'COVER');
  const files = await exportedFiles(server, ada);
  expect(JSON.parse(files['profile.json'] ?? '{}')).toMatchObject({
    profile: [{ coverUrl: cover }],
    pictures: [
      { place: 'PICTURE', url, removedAt: null },
      { place: 'COVER', url: cover, removedAt: null },
    ],
  });
  await server.database.query(`UPDATE users SET deletes_at = now() - interval '1 day' WHERE id = $1`, [
    ada.id,
  ]);
  await server.app.get(AccountEraser, { strict: false }).eraseDue();
  expect(await server.database.query('SELECT FROM profile_contents WHERE user_id = $1', [ada.id])).toEqual(
    [],
  );
});
