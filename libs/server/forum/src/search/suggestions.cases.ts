import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { User } from '@lyceum/auth';
import { buildUser } from '@lyceum/auth/testing';
import { forumSearchLimits } from '@lyceum/contracts/forum';
import { buildBlock } from '@lyceum/friends/testing';
import { definedStatements, SearchService } from '@lyceum/kernel';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { buildCommunity, buildThread } from '../testing/forum.factories';
import { ForumModule } from '../forum.module';
import { ForumSearchService } from './forum-search.service';
import { nameValues } from './name-match.queries';
import { ForumSuggestions, ThreadSuggestions } from './suggestion.sources';

let domain: OpenDomain;
beforeAll(async () => {
  domain = await openDomain([ForumModule]);
});
afterAll(() => domain.close());

describe('suggestions while typing', () => {
  const suggested = async (reader: User, searchQuery: string) => {
    const { module } = domain;
    const begun = module
      .get(SearchService, { strict: false })
      .suggest(actorOf(reader), { userId: reader.id, searchQuery });
    const [forums, threads] = await Promise.all([
      module.get(ForumSuggestions).suggest(begun),
      module.get(ThreadSuggestions).suggest(begun),
    ]);
    return [forums.map(({ displayName }) => displayName), threads.map(({ title }) => title)];
  };

  test('are forums and threads of which a word begins with it, that the reader may open, of nobody they have blocked', async () => {
    const { manager } = domain;
    const word = `w${randomUUID().replaceAll('-', '').slice(0, 12)}`;
    const [ada, bo, cy] = [await buildUser(manager), await buildUser(manager), await buildUser(manager)];
    const club = await buildCommunity(manager, bo, { displayName: `The ${word} club` });
    const closed = await buildCommunity(manager, bo, { displayName: `${word} closed`, privacy: 'PRIVATE' });
    await buildThread(manager, club, bo, { title: `All ${word}s` });
    await buildThread(manager, club, bo, { title: 'Not in the title', text: word });
    await buildThread(manager, club, cy, { title: `${word} of Cy` });
    await buildThread(manager, closed, bo, { title: `${word} inside` });
    await buildBlock(manager, ada, cy);
    expect(await suggested(ada, word.slice(0, 8).toUpperCase())).toEqual([
      [`The ${word} club`],
      [`All ${word}s`],
    ]);
    expect(await suggested(ada, word.slice(1))).toEqual([[], []]);
    expect(await suggested(ada, '%')).toEqual([[], []]);
  });
});

describe('suggestions of a mention', () => {
  interface PlanNode {
    'Node Type': string;
    'Relation Name'?: string;
    'Actual Rows': number;
    'Actual Loops': number;
    'Rows Removed by Filter'?: number;
    Plans?: PlanNode[];
  }

  const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

  test('[134, 262] of two letters that many names begin with read some hundreds, whether first or family names', async () => {
    const { manager, module } = domain;
    const me = await buildUser(manager);
    await manager.query(
      `INSERT INTO users (first_name, last_name, email, normalized_email, roles, date_of_birth, email_confirmed_at)
       SELECT CASE WHEN n % 2 = 0 THEN 'Qzanna' || n ELSE 'Mo' END, CASE WHEN n % 2 = 0 THEN 'Mo' ELSE 'Qzabel' || n END,
              'qz' || n || '@lyceum.example', 'qz' || n, '{STUDENT}', '1999-01-01', now()
       FROM generate_series(1, 20000) n`,
    );
    await manager.query('VACUUM ANALYZE users');
    for (const name of ['forum.suggest-users-for-anybody', 'forum.search-users-for-anybody']) {
      const { text, parameters } = definedStatements().find((it) => it.name === name)!;
      const given: Readonly<Record<string, string>> = { userId: me.id, ...nameValues('Qz') };
      const [answer] = await manager.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }[]>(
        `EXPLAIN (ANALYZE, FORMAT JSON) ${text}`,
        parameters.map((parameter) => given[parameter] ?? null),
      );
      const nodes = nodesOf(answer!['QUERY PLAN'][0].Plan).filter((node) => node['Actual Loops'] > 0);
      expect(
        nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']),
      ).not.toContain('users');
      const read = nodes.map(
        (node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
      );
      expect(Math.max(...read)).toBeLessThan(2_000);
    }
    const found = await module
      .get(ForumSearchService)
      .suggestUsers(actorOf(me), { userId: me.id, queryString: 'qz' });
    expect(found).toHaveLength(forumSearchLimits.suggestions);
    // Nothing refers to them: every table that could would be asked about each.
    await manager.transaction(async (inside) => {
      await inside.query('SET LOCAL session_replication_role = replica');
      await inside.query(`DELETE FROM users WHERE normalized_email LIKE 'qz%'`);
    });
  });
});
