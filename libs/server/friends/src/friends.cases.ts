import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { User } from '@lyceum/auth';
import { buildUser } from '@lyceum/auth/testing';
import { countStatements } from '@lyceum/testing';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import type { EntityManager } from 'typeorm';
import { userCardQueries } from './cards/user-card.queries';
import { UserCardService } from './cards/user-card.service';
import { ContactService } from './contact.service';
import { FriendsModule } from './friends.module';
import { FriendsService } from './friends.service';
import { buildBlock, buildFriendRelation } from './testing/friends.factories';
import type { PeoplePageModel } from './cards/user-card.model';

let domain: OpenDomain;
let manager: EntityManager;
let cards: UserCardService;
let friends: FriendsService;
beforeAll(async () => {
  domain = await openDomain([FriendsModule]);
  manager = domain.manager;
  cards = domain.module.get(UserCardService);
  friends = domain.module.get(FriendsService);
});
afterAll(() => domain.close());

const people = (count: number): Promise<User[]> =>
  Promise.all(Array.from({ length: count }, () => buildUser(manager)));

describe('what other domains ask', () => {
  test('[136] friends are those who said yes, from both sides, and not who was only asked', async () => {
    const [ada, ben, cleo, dan] = (await people(4)) as [User, User, User, User];
    await buildFriendRelation(manager, ada, ben);
    await buildFriendRelation(manager, cleo, ada);
    await buildFriendRelation(manager, ada, dan, { status: 'PENDING' });
    expect((await friends.friendIdsOf(ada.id)).sort()).toEqual([ben.id, cleo.id].sort());
    expect(await friends.friendIdsOf(dan.id)).toEqual([]);
    expect(await friends.areFriends(ben.id, ada.id)).toBe(true);
    expect(await friends.areFriends(ada.id, cleo.id)).toBe(true);
    expect(await friends.areFriends(ada.id, dan.id)).toBe(false);
    expect(await friends.areFriends(ben.id, cleo.id)).toBe(false);
    expect(await friends.areFriends(ada.id, ada.id)).toBe(false);
  });

  test('[144] a block hides both from each other, whoever of them blocked', async () => {
    const [ada, ben, cleo] = (await people(3)) as [User, User, User];
    await buildBlock(manager, ada, ben);
    await buildBlock(manager, cleo, ada);
    expect((await friends.hiddenUserIdsFor(ada.id)).sort()).toEqual([ben.id, cleo.id].sort());
    expect(await friends.hiddenUserIdsFor(ben.id)).toEqual([ada.id]);
    expect(await friends.isBlockedBetween(ada.id, ben.id)).toBe(true);
    expect(await friends.isBlockedBetween(ben.id, ada.id)).toBe(true);
    expect(await friends.isBlockedBetween(ben.id, cleo.id)).toBe(false);
  });
});

describe('the lists', () => {
  const idsOf = ({ rows }: PeoplePageModel): string[] => rows.map(({ user }) => user.id);

  async function walk(read: (cursor?: string) => Promise<PeoplePageModel>): Promise<string[]> {
    const ids: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await read(cursor);
      ids.push(...idsOf(page));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    return ids;
  }

  test('are walked page by page, the latest first, nobody twice, also where all came at one moment', async () => {
    const [me, ...others] = (await people(12)) as [User, ...User[]];
    const moment = new Date('2025-03-01T12:00:00Z');
    const ids: string[] = [];
    for (const [index, other] of others.entries()) {
      const pair = index % 2 === 0 ? ([me, other] as const) : ([other, me] as const);
      const since = index < 6 ? moment : new Date(moment.getTime() + index);
      await buildFriendRelation(manager, ...pair, { since });
      ids.unshift(other.id);
    }
    const actor = actorOf(me);
    const read = (cursor?: string) => cards.friends(actor, { userId: me.id, cursor, limit: 3 });
    expect(await walk(read)).toEqual(ids);
  });

  test('[144] of blocked people is the blocker’s, and walked in pages', async () => {
    const [me, ...others] = (await people(6)) as [User, ...User[]];
    for (const other of others) await buildBlock(manager, me, other);
    const read = (cursor?: string) => cards.blocked(actorOf(me), { userId: me.id, cursor, limit: 2 });
    expect(await walk(read)).toEqual(others.map(({ id }) => id).reverse());
    const [first] = others as [User];
    expect(idsOf(await cards.blocked(actorOf(first), { userId: first.id }))).toEqual([]);
  });

  test('cost one statement each, however long they are, and so does a card', async () => {
    const [me, ...others] = (await people(31)) as [User, ...User[]];
    for (const [index, other] of others.entries()) {
      if (index % 3 === 0) await buildFriendRelation(manager, me, other);
      else await buildFriendRelation(manager, other, me, { status: 'PENDING' });
    }
    const actor = actorOf(me);
    const page = { userId: me.id, limit: 100 };
    const ids = [me, ...others].map(({ id }) => id);
    const cost = (read: () => Promise<unknown>) => countStatements(ids, read);
    expect(await cost(() => cards.friends(actor, page))).toBe(1);
    expect(await cost(() => cards.receivedRequests(actor, page))).toBe(1);
    expect(await cost(() => cards.sentRequests(actor, page))).toBe(1);
    expect(await cost(() => cards.blocked(actor, page))).toBe(1);
    const look = { userId: others[0]?.id ?? '', requestingUser: me.id };
    expect(await cost(() => cards.card(actor, look))).toBe(1);
    expect((await cards.friends(actor, page)).rows).toHaveLength(10);
    expect((await cards.receivedRequests(actor, page)).rows).toHaveLength(20);
  });

  interface PlanNode {
    'Node Type': string;
    'Relation Name'?: string;
    'Index Name'?: string;
    Plans?: PlanNode[];
  }

  test('are read off their indexes, only as far as a page goes', async () => {
    const me = await buildUser(manager);
    // Somebody with a thousand friends, requests and blocks, beside others with a few.
    await manager.query(
      `WITH crowd AS (
         INSERT INTO users (email, first_name, last_name, roles, email_confirmed_at)
         SELECT 'crowd-' || n || '@lyceum.example', 'Crowd', 'Member', '{STUDENT}', now() FROM generate_series(1, 3000) n RETURNING id),
       numbered AS (SELECT id, row_number() OVER () AS n FROM crowd),
       blocks AS (INSERT INTO user_blocks (blocker_id, blocked_id) SELECT $1::uuid, id FROM numbered),
       mine AS (INSERT INTO friend_relations (requester_id, requested_id, status)
         SELECT CASE WHEN n % 2 = 0 THEN $1::uuid ELSE id END, CASE WHEN n % 2 = 0 THEN id ELSE $1::uuid END,
                CASE WHEN n % 3 = 0 THEN 'PENDING' ELSE 'ACCEPTED' END FROM numbered)
       INSERT INTO friend_relations (requester_id, requested_id, status)
       SELECT a.id, b.id, 'ACCEPTED' FROM numbered a JOIN numbered b ON b.n = a.n + 1`,
      [me.id],
    );
    for (const table of ['users', 'friend_relations', 'user_blocks']) await manager.query(`ANALYZE ${table}`);
    const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
    const indexesOf = async (text: string): Promise<string[]> => {
      const [answer] = await manager.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }[]>(
        `EXPLAIN (FORMAT JSON) ${text}`,
        [me.id, 31],
      );
      const nodes = answer ? nodesOf(answer['QUERY PLAN'][0].Plan) : [];
      // Of three thousand people PostgreSQL may as well read all names; not so of what is between them.
      const whole = nodes.filter((node) => node['Node Type'] === 'Seq Scan');
      for (const node of whole) expect(node['Relation Name']).toBe('users');
      return nodes.flatMap((node) => node['Index Name'] ?? []);
    };
    const lists = userCardQueries(domain.module.get(ContactService), false);
    expect(await indexesOf(lists.friends.first.text)).toEqual(
      expect.arrayContaining(['friend_relations_requester_idx', 'friend_relations_requested_idx']),
    );
    expect(await indexesOf(lists.receivedRequests.first.text)).toContain('friend_relations_requested_idx');
    expect(await indexesOf(lists.blocked.first.text)).toContain('user_blocks_latest_idx');
  });
});
