import { beforeAll, describe, expect, test } from '@jest/globals';
import { AccountEraser } from '@lyceum/auth';
import { kpiRules } from '@lyceum/contracts/profile';
import { buildCommunity, buildMember, buildThread } from '@lyceum/forum/testing';
import { buildBlock, buildFriendRelation } from '@lyceum/friends/testing';
import { AfterCommit } from '@lyceum/kernel';
import { exportedFiles } from '../../src/testing/exported';
import { FriendCalls } from '../../src/testing/friends';
import { untilMailIsOut } from '../../src/testing/mails';
import { buildPerson, type Person } from '../../src/testing/people';
import { PostCalls } from '../../src/testing/posts';
import { TestServer } from '../../src/testing/test-server';
import { ThreadCalls } from '../../src/testing/threads';

interface Point {
  rule: string;
  points: number;
  isTakenBack: boolean;
  title: string | null;
  url: string | null;
}

interface Kpi {
  totalKpi: number;
  totalKpiPre: number | null;
  points: Point[];
  nextCursor: string | null;
}

interface Activity {
  activityType: string;
  url: string;
  activityContent: string;
  targetUser: { id: string } | null;
}

let server: TestServer;
let calls: FriendCalls;
let threads: ThreadCalls;
let posts: PostCalls;
beforeAll(async () => {
  server = await TestServer.shared();
  calls = new FriendCalls(server);
  threads = new ThreadCalls(server);
  posts = new PostCalls(server);
});

const born = (years: number): string => `${String(new Date().getFullYear() - years)}-01-01`;

/** Until everything that was done is told. */
async function told(): Promise<void> {
  await server.app.get(AfterCommit, { strict: false }).idle();
  await untilMailIsOut(server);
}

const ask = (
  viewer: Person,
  owner: { id: string },
  cursor: string | null = null,
  as: { id: string } = viewer,
) =>
  calls.ask<{ getUserKPI: Kpi | null } | null>(
    viewer,
    `query ($id: ID!, $me: ID!, $cursor: String) { getUserKPI(userId: $id, requestingUser: $me, cursor: $cursor) {
      totalKpi totalKpiPre nextCursor points { rule points isTakenBack title url } } }`,
    { id: owner.id, me: as.id, cursor },
  );
const pointsOf = async (viewer: Person, owner: { id: string } = viewer): Promise<Kpi | null> =>
  (await ask(viewer, owner)).data?.getUserKPI ?? null;

const update = (person: Person, interactionType: string, userId = person.id) =>
  calls.ask<{ updateKPI: { totalKpi: number; totalKpiPre: number } } | null>(
    person,
    `mutation ($id: ID!, $type: KpiInteraction!) { updateKPI(userId: $id, interactionType: $type) { totalKpi totalKpiPre } }`,
    { id: userId, type: interactionType },
  );

const activitiesOf = async (
  viewer: Person,
  owner: { id: string },
  page: object = {},
): Promise<Activity[]> => {
  const { data } = await calls.ask<{ getUserPlatformActivities: Activity[] }>(
    viewer,
    `query ($id: ID!, $skip: Int, $limit: Int) { getUserPlatformActivities(friendId: $id, skip: $skip, limit: $limit) {
      activityType url activityContent targetUser { id } } }`,
    { id: owner.id, ...page },
  );
  return data.getUserPlatformActivities;
};
const typesOf = async (viewer: Person, owner: { id: string }): Promise<string[]> =>
  (await activitiesOf(viewer, owner)).map(({ activityType }) => activityType);

/** Two of one age who are friends in a forum of this kind, both in it. */
async function scene(privacy: 'PUBLIC' | 'PRIVATE' = 'PUBLIC') {
  const { manager } = server.database;
  const [ada, ben] = [
    await buildPerson(server, { dateOfBirth: born(30) }),
    await buildPerson(server, { dateOfBirth: born(30) }),
  ];
  await buildFriendRelation(manager, ada, ben);
  const forum = await buildCommunity(manager, ada, { privacy });
  await manager.query('UPDATE communities SET holds_new_users = FALSE WHERE id = $1', [forum.id]);
  await buildMember(manager, forum, ada, 'ADMIN');
  await buildMember(manager, forum, ben);
  return { ada, ben, forum };
}

async function postedThread(author: Person, forum: { id: string }, title: string): Promise<string> {
  const { data, errors } = await threads.create(author, { communityId: forum.id, title });
  expect(errors).toBeUndefined();
  return data!.createThread.id;
}

describe('[155] points', () => {
  test('come of what people do, each with a link to what earned it, and go with it', async () => {
    const { ada, ben, forum } = await scene();
    const id = await postedThread(ada, forum, 'Tide pools');
    await threads.clap(ben, id, 4);
    await threads.clap(ben, id, 3);
    await told();
    const earned = kpiRules.THREAD_POSTED.points + kpiRules.CLAP_RECEIVED.points;
    const thread = { isTakenBack: false, title: 'Tide pools', url: `/thread/${id}` };
    expect(await pointsOf(ada)).toEqual({
      totalKpi: earned,
      totalKpiPre: 0,
      nextCursor: null,
      points: [
        { ...thread, rule: 'CLAP_RECEIVED', points: kpiRules.CLAP_RECEIVED.points },
        { ...thread, rule: 'THREAD_POSTED', points: kpiRules.THREAD_POSTED.points },
      ],
    });
    await threads.act(ada, 'deleteThread', id);
    await told();
    const gone = { isTakenBack: true, title: null, url: null, points: 0 };
    expect(await pointsOf(ada)).toMatchObject({ totalKpi: 0, points: [gone, gone] });
    expect(await pointsOf(ben, ada)).toMatchObject({ totalKpi: 0, totalKpiPre: null, points: [] });
  });

  test('of a private forum are told to others as a number alone', async () => {
    const { ada, ben, forum } = await scene('PRIVATE');
    await postedThread(ada, forum, 'Among us');
    await told();
    const eve = await buildPerson(server, { dateOfBirth: born(30) });
    const { points } = kpiRules.THREAD_POSTED;
    expect((await pointsOf(ben, ada))?.points).toHaveLength(1);
    expect(await pointsOf(eve, ada)).toEqual({
      totalKpi: points,
      totalKpiPre: null,
      points: [],
      nextCursor: null,
    });
    await server.database.query('DELETE FROM community_members WHERE user_id = $1', [ada.id]);
    // What one may no longer see oneself one is told without its title.
    expect((await pointsOf(ada))?.points).toEqual([
      { rule: 'THREAD_POSTED', points, isTakenBack: false, title: null, url: null },
    ]);
  });

  test('of a minor are nothing to a grown-up stranger, and nobody’s to whom they have blocked', async () => {
    const { ada, forum } = await scene();
    const child = await buildPerson(server, { dateOfBirth: born(15) });
    await buildMember(server.database.manager, forum, child);
    await postedThread(child, forum, 'My rabbit');
    await told();
    const stranger = await buildPerson(server, { dateOfBirth: born(40) });
    const peer = await buildPerson(server, { dateOfBirth: born(15) });
    expect(await pointsOf(stranger, child)).toBeNull();
    expect((await pointsOf(peer, child))?.totalKpi).toBe(kpiRules.THREAD_POSTED.points);
    await buildBlock(server.database.manager, child, peer);
    expect((await ask(peer, child)).errors?.map(({ extensions }) => extensions.code)).toEqual([
      'AUTH_USER_NOT_FOUND',
    ]);
    expect(await activitiesOf(peer, child)).toEqual([]);
    expect(await pointsOf(ada, child)).toBeNull();
  });

  test('are listed page by page, the latest first', async () => {
    const { ada, ben, forum } = await scene();
    const thread = await buildThread(server.database.manager, forum, ada);
    await server.database.query(
      `INSERT INTO kpi_points (user_id, rule, doer_id, target, target_id, points, earned_at)
       SELECT $1, 'REPLY_POSTED', $1, 'THREAD', CASE WHEN n = 45 THEN $2::uuid ELSE uuidv7() END, 3, now() - make_interval(mins => n)
       FROM generate_series(1, 45) n`,
      [ada.id, thread.id],
    );
    const sizes: number[] = [];
    let cursor: string | null = null;
    do {
      const page: Kpi | null | undefined = (await ask(ada, ada, cursor)).data?.getUserKPI;
      sizes.push(page?.points.length ?? -1);
      cursor = page?.nextCursor ?? null;
    } while (cursor !== null);
    expect(sizes).toEqual([20, 20, 5]);
    expect((await pointsOf(ben, ada))?.points.map(({ title }) => title)).toEqual([thread.title]);
  });
});

describe('[155, 261, 264] updateKPI', () => {
  test('claims only what the caller did, and is the caller’s alone', async () => {
    const { ada, ben, forum } = await scene();
    await postedThread(ada, forum, 'Whales');
    await told();
    const { points } = kpiRules.THREAD_POSTED;
    expect((await update(ada, 'THREAD_POSTED')).data?.updateKPI.totalKpi).toBe(points);
    const code = async (answer: ReturnType<typeof update>) => (await answer).errors?.[0]?.extensions.code;
    expect(await code(update(ben, 'THREAD_POSTED'))).toBe('PROFILE_KPI_UNPROVEN');
    expect(await code(update(ben, 'THREAD_POSTED', ada.id))).toBe('AUTH_ACTS_FOR_ANOTHER');
    // What others do for one is not one's own to claim.
    expect((await update(ben, 'CLAP_RECEIVED')).errors).toBeDefined();
    expect((await update(ada, 'PRE_KPI')).data?.updateKPI).toEqual({ totalKpi: points, totalKpiPre: points });
    expect((await pointsOf(ada))?.totalKpiPre).toBe(points);
  });

  test('staff who see the platform as somebody set nothing of theirs', async () => {
    const { ada, forum } = await scene();
    await postedThread(ada, forum, 'Herons');
    await told();
    const keeper = await buildPerson(server, { roles: ['ADMIN'] });
    const answer = await server.opsMutation('users.viewAs', { userId: ada.id }, keeper.token).expect(200);
    const { token } = (answer.body as { result: { data: { token: string } } }).result.data;
    expect((await update({ ...ada, token }, 'PRE_KPI')).errors).toBeDefined();
    const seen = await pointsOf({ ...ada, token }, ada);
    expect(seen).toMatchObject({ totalKpi: kpiRules.THREAD_POSTED.points, totalKpiPre: null });
    expect((await pointsOf(ada))?.totalKpiPre).toBe(0);
  });
});

describe('[146, 261] activities', () => {
  test('tell friends what somebody did and may be seen now: nothing of what is gone, closed or taken back', async () => {
    const { ada, ben, forum } = await scene();
    const eve = await buildPerson(server, { dateOfBirth: born(30) });
    const id = await postedThread(ada, forum, 'Tide pools');
    const answer = await posts.submit(ben, id, { content: 'Lovely.' });
    const postId = answer.data!.submitPost.id;
    await told();
    await posts.clapFor(ada, 'clapPost', postId);
    await told();
    expect(await activitiesOf(ben, ada)).toEqual([
      {
        activityType: 'CLAPPED_POST',
        url: `/thread/${id}?post=1`,
        activityContent: 'Tide pools',
        targetUser: { id: ben.id },
      },
      {
        activityType: 'POSTED_THREAD',
        url: `/thread/${id}`,
        activityContent: 'Tide pools',
        targetUser: null,
      },
    ]);
    expect(await activitiesOf(ada, ada)).toEqual(await activitiesOf(ben, ada));
    // Friends alone, as long as it is not said otherwise.
    expect(await activitiesOf(eve, ada)).toEqual([]);
    await server.database.query(
      `INSERT INTO profiles (id, privacy) VALUES ($1, '{"activities": "GLOBAL"}')`,
      [ada.id],
    );
    expect(await typesOf(eve, ada)).toEqual(['CLAPPED_POST', 'POSTED_THREAD']);
    await server.database.query(`UPDATE communities SET privacy = 'PRIVATE' WHERE id = $1`, [forum.id]);
    expect([await typesOf(eve, ada), await typesOf(ben, ada)]).toEqual([
      [],
      ['CLAPPED_POST', 'POSTED_THREAD'],
    ]);
    await posts.actOn(ben, 'deletePost', postId);
    expect(await typesOf(ben, ada)).toEqual(['POSTED_THREAD']);
    await threads.act(ada, 'deleteThread', id);
    expect(await typesOf(ben, ada)).toEqual([]);
  });

  test('of who becomes friends with whom are told to the two and to friends of both, and end with it', async () => {
    const { ada, ben } = await scene();
    const cem = await buildPerson(server, { dateOfBirth: born(30) });
    const relation = await calls.request(cem, ada);
    const { friendRelationId } = relation.data.createFriendRequest;
    await calls.accept(ada, friendRelationId);
    await told();
    expect(await activitiesOf(cem, ada)).toMatchObject([
      { activityType: 'BEFRIENDED_FRIEND', url: `/u/${cem.id}`, targetUser: { id: cem.id } },
    ]);
    expect(await typesOf(ada, cem)).toEqual(['BEFRIENDED_FRIEND']);
    // Ben is a friend of Ada, and knows nothing of Cem.
    expect(await typesOf(ben, ada)).toEqual([]);
    await buildFriendRelation(server.database.manager, ben, cem);
    expect(await typesOf(ben, ada)).toEqual(['BEFRIENDED_FRIEND']);
    expect((await pointsOf(ada))?.totalKpi).toBe(kpiRules.FRIEND_MADE.points);
    await calls.end(ada, friendRelationId);
    await told();
    expect([await typesOf(ada, ada), (await pointsOf(ada))?.totalKpi]).toEqual([[], 0]);
  });

  test('are ten a page, and no more than a hundred back', async () => {
    const { ada, forum } = await scene();
    await server.database.query(
      `WITH made AS (
         INSERT INTO threads (community_id, creator_id, title, content, plain_text, preview)
         SELECT $2, $1, 'Thread ' || n, '', '', '' FROM generate_series(1, 105) n RETURNING id)
       INSERT INTO activities (user_id, action, target, target_id, happened_at)
       SELECT $1, 'POSTED', 'THREAD', id, now() FROM made`,
      [ada.id, forum.id],
    );
    const length = async (page: object) => (await activitiesOf(ada, ada, page)).length;
    expect(await length({})).toBe(10);
    expect(await length({ skip: 95 })).toBe(5);
    expect(await length({ skip: 100 })).toBe(0);
    const first = await activitiesOf(ada, ada, { limit: 2 });
    expect(await activitiesOf(ada, ada, { skip: 1, limit: 1 })).toEqual([first[1]]);
  });

  test('and points are in their owner’s copy, and gone with the account', async () => {
    const { ada, forum } = await scene();
    await postedThread(ada, forum, 'Otters');
    await told();
    const files = await exportedFiles(server, ada);
    expect(JSON.parse(files['points.json'] ?? '{}')).toMatchObject({
      totals: [{ total: kpiRules.THREAD_POSTED.points }],
      points: [{ rule: 'THREAD_POSTED' }],
      activities: [{ action: 'POSTED', target: 'THREAD' }],
    });
    await server.database.query(`UPDATE users SET deletes_at = now() - interval '1 day' WHERE id = $1`, [
      ada.id,
    ]);
    await server.app.get(AccountEraser, { strict: false }).eraseDue();
    for (const table of ['kpi_points', 'kpi_days', 'kpi_totals', 'activities'])
      expect(await server.database.query(`SELECT FROM ${table} WHERE user_id = $1`, [ada.id])).toEqual([]);
  });
});
