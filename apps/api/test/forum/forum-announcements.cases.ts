import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { communityErrors, communityLimits } from '@lyceum/contracts/forum';
import { buildCommunity, buildMember } from '@lyceum/forum/testing';
import { untilMailIsOut } from '../../src/testing/mails';
import { codeOf } from '../../src/testing/moderation-scene';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';
import { toldTo } from '../../src/testing/told';

interface Answer<Data> {
  data: Data | null;
  errors?: { message: string; extensions: { code: string } }[];
}

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.stop());

async function ask<Data>({ token }: Person, query: string, variables: object): Promise<Answer<Data>> {
  const { body } = await server.graphql(query, { token, variables: { ...variables } });
  return body as Answer<Data>;
}

const announce = (person: Person, communityId: string, input: object) =>
  ask<{ createForumAnnouncement: { id: string } }>(
    person,
    `mutation ($input: CreateForumAnnouncementInput!) {
      createForumAnnouncement(input: $input) { id title content link startsAt endsAt dismissalsCnt } }`,
    { input: { communityId, ...input } },
  );
const end = (person: Person, id: string) =>
  ask<{ endForumAnnouncement: boolean }>(person, 'mutation ($id: ID!) { endForumAnnouncement(id: $id) }', {
    id,
  });
const running = async (person: Person, communityId: string) => {
  const answer = await ask<{ getForumAnnouncements: { id: string; title: string; dismissalsCnt: number }[] }>(
    person,
    'query ($id: ID!) { getForumAnnouncements(communityId: $id) { id title dismissalsCnt } }',
    { id: communityId },
  );
  return answer.data?.getForumAnnouncements ?? codeOf(answer);
};
const banner = async (person: Person, tag: string) => {
  const { data } = await ask<{ getPriorityPost: { id: string; title: string } | null }>(
    person,
    `query ($userId: ID!, $tag: String!) {
      getPriorityPost(userId: $userId, type: "COMMUNITY", tag: $tag) { id title } }`,
    { userId: person.id, tag },
  );
  return data?.getPriorityPost ?? null;
};

async function house(privacy: 'PUBLIC' | 'PRIVATE' = 'PRIVATE') {
  const [admin, mod, member, outsider] = (await Promise.all(
    [1, 2, 3, 4].map(() => buildPerson(server, {})),
  )) as [Person, Person, Person, Person];
  const { manager } = server.database;
  const community = await buildCommunity(manager, admin, { privacy });
  await buildMember(manager, community, admin, 'ADMIN');
  await buildMember(manager, community, mod, 'MOD');
  await buildMember(manager, community, member);
  return { admin, mod, member, outsider, community };
}

describe('an announcement of a forum', () => {
  test('[81] is made by its admins, read by who may read the forum, and ended for all', async () => {
    const { admin, mod, member, outsider, community } = await house();
    const { data } = await announce(admin, community.id, { title: ' Trip on Friday ', link: '/community' });
    expect(data?.createForumAnnouncement).toMatchObject({
      title: 'Trip on Friday',
      content: '',
      link: '/community',
      endsAt: null,
      dismissalsCnt: 0,
    });
    const id = data?.createForumAnnouncement.id ?? '';
    expect(await banner(member, community.name)).toEqual({ id, title: 'Trip on Friday' });
    expect(await banner(outsider, community.name)).toBeNull();
    await ask(member, 'mutation ($id: ID!, $userId: ID!) { dismissPriorityPost(id: $id, userId: $userId) }', {
      id,
      userId: member.id,
    });
    expect(await running(admin, community.id)).toEqual([{ id, title: 'Trip on Friday', dismissalsCnt: 1 }]);
    const notAllowed = communityErrors.NOT_ALLOWED.code;
    for (const person of [mod, member]) {
      expect(codeOf(await announce(person, community.id, { title: 'Mine' }))).toBe(notAllowed);
      expect(codeOf(await end(person, id))).toBe(notAllowed);
      expect(await running(person, community.id)).toBe(notAllowed);
    }
    expect(codeOf(await end(outsider, id))).toBe(communityErrors.NOT_A_MEMBER.code);
    const ends = await Promise.all([1, 2, 3].map(async () => codeOf(await end(admin, id))));
    expect(ends.filter((code) => code === undefined)).toHaveLength(1);
    expect(await banner(mod, community.name)).toBeNull();
    expect(await running(admin, community.id)).toEqual([]);
    const audit = await server.database.query<object[]>(
      `SELECT action, reason FROM forum_audit_entries WHERE community_id = $1 ORDER BY created_at, id`,
      [community.id],
    );
    expect(audit).toEqual([
      { action: 'ANNOUNCEMENT_MADE', reason: 'Trip on Friday' },
      { action: 'ANNOUNCEMENT_ENDED', reason: 'Trip on Friday' },
    ]);
  });

  test('[81] needs a title, leads nowhere else, and ends in the future', async () => {
    const { admin, community } = await house();
    const most = communityLimits.announcementLength + 1;
    for (const wrong of [
      { title: ' ' },
      { title: 'Hi', link: 'https://elsewhere.example' },
      { title: 'Hi', link: '//elsewhere.example' },
      { title: 'Hi', content: 'x'.repeat(most) },
      { title: 'Hi', endsAt: new Date(Date.now() - 60_000).toISOString() },
    ])
      expect(codeOf(await announce(admin, community.id, wrong))).toBe('COMMON_INVALID_INPUT');
    expect(await running(admin, community.id)).toEqual([]);
  });

  test('[81] of the platform is nobody’s to end in a forum', async () => {
    const { admin } = await house();
    const [row] = await server.database.query<[{ id: string }]>(
      `INSERT INTO priority_posts (type, tag, title, content) VALUES ('COMMUNITY', 'nowhere', 'Ours', '') RETURNING id`,
    );
    expect(codeOf(await end(admin, row.id))).toBe(communityErrors.ANNOUNCEMENT_NOT_FOUND.code);
  });
});

describe('a proposed forum', () => {
  test('[80] is told to staff who may decide, until it is decided; the list goes on by pages', async () => {
    const [asking, staff, other] = (await Promise.all([
      buildPerson(server, {}),
      buildPerson(server, { roles: ['ADMIN'] }),
      buildPerson(server, {}),
    ])) as [Person, Person, Person];
    const { data } = await ask<{ proposeCommunity: { id: string } }>(
      asking,
      'mutation ($input: ProposeCommunityInput!) { proposeCommunity(input: $input) { id } }',
      { input: { displayName: 'Chess at noon', reason: 'We play anyway.' } },
    );
    const id = data?.proposeCommunity.id ?? '';
    await untilMailIsOut(server);
    const told = async (person: Person) =>
      (await toldTo(server, person))
        .filter(({ tag }) => tag === id)
        .map(({ description, url }) => ({ description, url }));
    expect(await told(staff)).toEqual([
      { description: 'Somebody asks for a new forum: Chess at noon.', url: '/community?tab=proposals' },
    ]);
    expect(await told(other)).toEqual([]);
    await server.database.query(
      `INSERT INTO community_proposals (user_id, display_name, reason, created_at)
       SELECT $1, 'Forum ' || n, 'Why not', now() + make_interval(mins => n) FROM generate_series(1, $2::int) n`,
      [other.id, communityLimits.toolPageSize],
    );
    const page = async (cursor: string | null) =>
      (
        await ask<{ getCommunityProposals: { id: string; cursor: string }[] }>(
          staff,
          'query ($cursor: String) { getCommunityProposals(cursor: $cursor) { id cursor } }',
          { cursor },
        )
      ).data?.getCommunityProposals ?? [];
    const first = await page(null);
    const second = await page(first.at(-1)?.cursor ?? null);
    expect([first.length, second.length]).toEqual([communityLimits.toolPageSize, 1]);
    expect(new Set([...first, ...second].map((row) => row.id)).size).toBe(communityLimits.toolPageSize + 1);
    await ask(staff, 'mutation ($id: ID!) { decideCommunityProposal(id: $id, approve: false) }', { id });
    await untilMailIsOut(server);
    expect(await told(staff)).toEqual([]);
  });
});
