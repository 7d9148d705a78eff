import { beforeAll, describe, expect, test } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import { communityErrors, communityLimits } from '@lyceum/contracts/forum';
import { uploadsErrors } from '@lyceum/contracts/uploads';
import { buildUpload } from '@lyceum/uploads/testing';
import { buildForum, CommunityCalls, refusalOf } from '../../src/testing/communities';
import { untilMailIsOut } from '../../src/testing/mails';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let calls: CommunityCalls;
beforeAll(async () => {
  server = await TestServer.shared();
  calls = new CommunityCalls(server);
});

const people = (...names: string[]): Promise<Person[]> =>
  Promise.all(names.map((firstName) => buildPerson(server, { firstName })));
const three = () => people('Ada', 'Ben', 'Cleo') as Promise<[Person, Person, Person]>;

/** A forum of Ada, its admin, Ben, its moderator, and Cleo. */
async function staffed(privacy: 'PUBLIC' | 'PRIVATE' = 'PUBLIC') {
  const [ada, ben, cleo] = await three();
  const forum = await buildForum(
    server,
    [
      [ada, 'ADMIN'],
      [ben, 'MOD'],
      [cleo, 'MEMBER'],
    ],
    { privacy },
  );
  return { ada, ben, cleo, forum };
}

describe('settings', () => {
  test('[77] are saved by admins, what is not sent stays, and it is written down', async () => {
    const { ada, forum } = await staffed();
    await calls.update(ada, forum, { title: 'Welcome', color: '#AABBCC' });
    const { data } = await calls.update(ada, forum, { displayName: 'New name', privacy: 'PRIVATE' });
    expect(data.updateCommunity).toMatchObject({
      displayName: 'New name',
      title: 'Welcome',
      color: '#aabbcc',
      privacy: 'PRIVATE',
    });
    const audit = (await calls.audit(ada, forum)).data.getForumAudit;
    expect(audit.map(({ action, reason }) => [action, reason])).toEqual([
      ['SETTINGS_CHANGED', 'displayName, privacy'],
      ['SETTINGS_CHANGED', 'title, color'],
    ]);
    const second = await calls.audit(ada, forum, audit[0]?.cursor);
    expect(second.data.getForumAudit).toEqual(audit.slice(1));
    const opened = await calls.update(ada, forum, { privacy: 'PUBLIC' });
    expect(refusalOf(opened)).toEqual([communityErrors.PRIVACY_FIXED.code, 403]);
    for (const wrong of [{ color: 'red' }, { banner: 'https://other.example/x.png' }, { displayName: ' ' }])
      expect(refusalOf(await calls.update(ada, forum, wrong))?.[0]).toBe(commonErrors.INVALID_INPUT.code);
  });

  test('have pictures that come with the site, or that the admin uploaded for a forum', async () => {
    const { ada, ben, forum } = await staffed();
    const { manager } = server.database;
    const own = await buildUpload(manager, ada);
    for (const banner of [own, '/forum/climate.svg']) {
      const { data } = await calls.update(ada, forum, { banner });
      expect(data.updateCommunity).toMatchObject({ banner });
    }
    const unfinished = await buildUpload(manager, ada, { state: 'PENDING' });
    const elsewhere = await buildUpload(manager, ada, { folder: 'applications' });
    for (const banner of [await buildUpload(manager, ben), unfinished, elsewhere])
      expect(refusalOf(await calls.update(ada, forum, { banner }))).toEqual([
        uploadsErrors.NOT_A_FILE_OF_YOURS.code,
        400,
      ]);
    const { data } = await calls.update(ada, forum, { title: 'As it was' });
    expect(data.updateCommunity).toMatchObject({ banner: '/forum/climate.svg' });
  });
});

describe('a new forum', () => {
  test('[80] is made by staff, who are its admin; nobody else makes one', async () => {
    const [ada] = await three();
    const staff = await buildPerson(server, { roles: ['STUDENT_CLUB_ADMIN'] });
    const input = { displayName: `Café ${staff.id}`, privacy: 'PRIVATE', description: 'Talk' };
    const { data } = await calls.create(staff, input);
    expect(data.createCommunity).toMatchObject({
      name: `cafe-${staff.id}`,
      requestingUserRole: 'ADMIN',
      membersCnt: 1,
      creator: { id: staff.id },
    });
    expect(refusalOf(await calls.create(staff, input))).toEqual([communityErrors.NAME_TAKEN.code, 409]);
    expect(refusalOf(await calls.create(ada, input))).toEqual([commonErrors.FORBIDDEN.code, 403]);
  });

  const propose = (person: Person, displayName: string) =>
    calls.ask<{ proposeCommunity: { id: string; status: string } }>(
      person,
      `mutation ($input: ProposeCommunityInput!) {
        proposeCommunity(input: $input) { id status displayName reason user { id } } }`,
      { input: { displayName, reason: 'We meet on Fridays.' } },
    );
  const decide = (person: Person, id: string, approve: boolean) =>
    calls.ask<{ decideCommunityProposal: string }>(
      person,
      'mutation ($id: ID!, $approve: Boolean!) { decideCommunityProposal(id: $id, approve: $approve) }',
      { id, approve },
    );
  const proposals = (person: Person) =>
    calls.ask<{ getCommunityProposals: { id: string }[] }>(
      person,
      '{ getCommunityProposals { id displayName reason status createdAt user { id firstName } } }',
    );

  test('[80] is asked for by others; approved, who asked is its admin and told', async () => {
    const [ada] = await three();
    const staff = await buildPerson(server, { roles: ['EVENT_ADMIN'] });
    const displayName = `Board games ${ada.id}`;
    const { id } = (await propose(ada, displayName)).data.proposeCommunity;
    expect((await proposals(staff)).data.getCommunityProposals).toContainEqual(
      expect.objectContaining({ id, displayName, reason: 'We meet on Fridays.', status: 'PENDING' }),
    );
    for (const answer of [await proposals(ada), await decide(ada, id, true)])
      expect(refusalOf(answer)).toEqual([commonErrors.FORBIDDEN.code, 403]);
    expect((await decide(staff, id, true)).data.decideCommunityProposal).toBe('APPROVED');
    expect(await calls.list(ada, 'getUserCommunities')).toMatchObject([
      { displayName, requestingUserRole: 'ADMIN', privacy: 'PUBLIC', membersCnt: 1 },
    ]);
    expect(refusalOf(await decide(staff, id, false))?.[0]).toBe(communityErrors.PROPOSAL_NOT_FOUND.code);
    await untilMailIsOut(server);
    expect(await calls.noticesOf(ada, 'OTHER')).toMatchObject([
      { description: `The forum you asked for is there: ${displayName}. You are its admin.` },
    ]);
  });

  test('[80] that is denied is not there, and three wait at most, also of many at once', async () => {
    const [ada] = await three();
    const staff = await buildPerson(server, { roles: ['EVENT_ADMIN'] });
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) => propose(ada, `Idea ${String(index)} ${ada.id}`)),
    );
    const made = answers.filter(({ errors }) => errors === undefined);
    expect(made).toHaveLength(communityLimits.openProposals);
    const late = answers.find(({ errors }) => errors !== undefined);
    expect(late && refusalOf(late)?.[0]).toBe(communityErrors.TOO_MANY_PROPOSALS.code);
    const id = made[0]?.data.proposeCommunity.id ?? '';
    expect((await decide(staff, id, false)).data.decideCommunityProposal).toBe('DENIED');
    expect(await calls.list(ada, 'getUserCommunities')).toEqual([]);
    await untilMailIsOut(server);
    expect(await calls.noticesOf(ada, 'OTHER')).toMatchObject([
      { description: expect.stringContaining('was not approved.'), url: '/community' },
    ]);
  });
});

describe('what goes with the lists', () => {
  test('[63] the way threads are shown is kept: a list until another is chosen', async () => {
    const [ada, ben] = await three();
    const shown = async () =>
      (
        await calls.ask<{ getUserSettings: { communitySettings: { desktopViewType: number } } }>(
          ada,
          'query ($userId: ID!) { getUserSettings(userId: $userId) { communitySettings { desktopViewType } } }',
          { userId: ada.id },
        )
      ).data.getUserSettings.communitySettings.desktopViewType;
    const choose = (desktopViewType: number, userId = ada.id) =>
      calls.ask<{ updateCommunityDesktopView: number }>(
        ada,
        `mutation ($userId: ID!, $desktopViewType: Int!) {
          updateCommunityDesktopView(userId: $userId, desktopViewType: $desktopViewType) }`,
        { userId, desktopViewType },
      );
    expect(await shown()).toBe(0);
    expect((await choose(1)).data.updateCommunityDesktopView).toBe(1);
    expect(await shown()).toBe(1);
    expect(refusalOf(await choose(2))?.[0]).toBe(commonErrors.INVALID_INPUT.code);
    expect(refusalOf(await choose(0, ben.id))?.[1]).toBe(403);
    expect(await shown()).toBe(1);
  });

  test('[81] an announcement shows at its place until its reader puts it away, or it ends', async () => {
    const [ada, ben] = await three();
    const tag = ada.id;
    await server.database.query(
      `INSERT INTO priority_posts (type, tag, title, content, starts_at, ends_at)
       VALUES ('COMMUNITY', $1, 'Over', '', now() - interval '3 days', now() - interval '1 day'),
              ('COMMUNITY', $1, 'To come', '', now() + interval '1 day', NULL),
              ('COMMUNITY', $1, 'Older', '', now() - interval '2 days', NULL),
              ('COMMUNITY', $1, 'Now', 'Hello', now() - interval '1 hour', NULL)`,
      [tag],
    );
    const shown = async (person: Person, type = 'COMMUNITY') =>
      (
        await calls.ask<{ getPriorityPost: { id: string; title: string } | null }>(
          person,
          `query ($userId: ID!, $type: String!, $tag: String!) {
            getPriorityPost(userId: $userId, type: $type, tag: $tag) { id type tag title content link } }`,
          { userId: person.id, type, tag },
        )
      ).data.getPriorityPost;
    const post = await shown(ada);
    expect(post).toMatchObject({ type: 'COMMUNITY', tag, title: 'Now', content: 'Hello', link: null });
    expect(await shown(ada, 'COURSE')).toBeNull();
    const dismiss = (id: string) =>
      calls.ask(ada, 'mutation ($id: ID!, $userId: ID!) { dismissPriorityPost(id: $id, userId: $userId) }', {
        id,
        userId: ada.id,
      });
    expect(await dismiss(post?.id ?? '')).toEqual({ data: { dismissPriorityPost: true } });
    expect((await shown(ada))?.title).toBe('Older');
    expect((await shown(ben))?.title).toBe('Now');
  });
});
