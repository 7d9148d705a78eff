import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { threadLimits, type ThreadSort } from '@lyceum/contracts/forum';
import type { User } from '@lyceum/auth';
import { queryOf, type Statement, type Values } from '@lyceum/kernel';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { ForumModule } from '../../forum.module';
import { buildCommunity, buildMember } from '../../testing/forum.factories';
import { forumThreadQueries, homeThreadQueries, studentThreadQueries } from './thread-list.queries';
import { ThreadListService } from './thread-list.service';
import { cursorValues, threadOrders } from './thread-order';

let house: OpenDomain;
let reader: User;
let communityId: string;
beforeAll(async () => {
  house = await openDomain([ForumModule]);
  const [admin, own] = (await house.people(2)) as [User, User];
  reader = own;
  const forums = await Promise.all(Array.from({ length: 21 }, () => buildCommunity(house.manager, admin)));
  communityId = forums[0]?.id ?? '';
  for (const forum of forums.slice(0, 2)) await buildMember(house.manager, forum, reader);
  // Many forums, so that going through all threads for those of one is no good plan.
  await house.manager.query(
    `INSERT INTO threads (community_id, creator_id, title, content, plain_text, preview, engagement, created_at)
     SELECT ids.id, $2::uuid, 'Title ' || number * 7919 % 1000, 'x', 'x', 'x', number % 500, now() - number * interval '1 minute'
     FROM generate_series(1, 1000) AS number CROSS JOIN unnest($1::uuid[]) AS ids (id)`,
    [forums.map(({ id }) => id), admin.id],
  );
  await house.manager.query('ANALYZE');
});
afterAll(() => house.close());

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  Alias?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Filter?: string;
  Plans?: PlanNode[];
}

/**
 * What finds the rows of the list among all visible threads, after it ran; not what reads the few that were found, nor
 * what looks for held ones, for which several indexes do.
 */
async function finding(list: Statement<object>, given: Values): Promise<PlanNode[]> {
  const { text, values } = queryOf(list, given);
  const [answer] = await house.manager.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }[]>(
    `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
    values,
  );
  const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
  const nodes = answer ? nodesOf(answer['QUERY PLAN'][0].Plan) : [];
  return nodes.filter(
    (node) =>
      node['Relation Name'] === 'threads' &&
      !(node.Filter ?? '').includes("'HELD'") &&
      !['threads_pkey', 'threads_held_idx'].includes(node['Index Name'] ?? ''),
  );
}

const indexes: [ThreadSort, string][] = [
  ['NEWEST', 'threads_latest_idx'],
  ['OLDEST', 'threads_latest_idx'],
  ['FEATURED', 'threads_featured_idx'],
  ['NAME', 'threads_title_idx'],
];

describe('in one of forums with thousands of threads', () => {
  test.each(indexes)(
    '[62] a page in the order %s is read off its index, and only as far as it goes',
    async (sort, index) => {
      const values = { userId: reader.id, oversees: false, communityId };
      const read = await finding(forumThreadQueries[sort].first.usual, values);
      expect(read).toHaveLength(1);
      expect(read[0]).toMatchObject({ 'Index Name': index, 'Actual Rows': threadLimits.pageSize });
      expect(read[0]?.['Rows Removed by Filter'] ?? 0).toBe(0);
    },
  );

  test.each(indexes)('[85] so is a page deep in the order %s, by its cursor', async (sort, index) => {
    const input = { communityId, userId: reader.id, sortBy: sort, skipValue: 700 };
    const page = await house.module.get(ThreadListService).fromCommunity(actorOf(reader), input);
    const after = cursorValues(threadOrders[sort], page.at(-1)?.cursor ?? '');
    const values = { userId: reader.id, oversees: false, communityId, ...after };
    const read = await finding(forumThreadQueries[sort].later.usual, values);
    expect(read).toHaveLength(1);
    expect(read[0]).toMatchObject({ 'Index Name': index, 'Actual Rows': threadLimits.pageSize });
    expect(read[0]?.['Rows Removed by Filter'] ?? 0).toBe(0);
  });

  test('what students ask is read off the threads of each, no older than it is asked about', async () => {
    const [author] = await house.manager.query<[{ id: string }]>(
      'SELECT creator_id AS id FROM threads LIMIT 1',
    );
    await house.manager.query('INSERT INTO teacher_students (teacher_id, student_id) VALUES ($1, $2)', [
      reader.id,
      author.id,
    ]);
    await house.manager.query(
      `UPDATE threads SET created_at = created_at - interval '90 days' WHERE creator_id = $1 AND engagement > 2`,
      [author.id],
    );
    await house.manager.query('ANALYZE threads');
    const read = await finding(studentThreadQueries.first.usual, { userId: reader.id, oversees: false });
    expect(read).toHaveLength(1);
    expect(read[0]?.['Rows Removed by Filter'] ?? 0).toBe(0);
    const within = await house.manager.query<[{ count: number }]>(
      `SELECT count(*)::int AS count FROM threads WHERE creator_id = $1 AND created_at > now() - interval '60 days'`,
      [author.id],
    );
    expect(read[0]?.['Actual Rows']).toBe(within[0].count);
  });

  test('the home feed looks at no more than a page of each forum', async () => {
    const read = await finding(homeThreadQueries.first.usual, { userId: reader.id, oversees: false });
    const latest = read.filter((node) => node['Index Name'] === 'threads_latest_idx');
    expect(latest).toHaveLength(1);
    expect(latest[0]?.['Actual Rows']).toBeLessThanOrEqual(threadLimits.pageSize);
    for (const node of read) expect(node['Actual Rows']).toBeLessThanOrEqual(threadLimits.pageSize);
  });
});
