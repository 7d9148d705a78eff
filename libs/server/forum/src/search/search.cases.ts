import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { User } from '@lyceum/auth';
import { buildUser } from '@lyceum/auth/testing';
import { forumSearchLimits } from '@lyceum/contracts/forum';
import { type SearchEverythingInput, searchLimits } from '@lyceum/contracts/search';
import { buildBlock, buildFriendRelation } from '@lyceum/friends/testing';
import { type Actor, SearchService, type SearchTextPartModel } from '@lyceum/kernel';
import { countStatements } from '@lyceum/testing';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import type { EntityManager } from 'typeorm';
import {
  buildBan,
  buildComment,
  buildCommunity,
  buildMember,
  buildPost,
  buildThread,
} from '../testing/forum.factories';
import { CommunitySource } from './community.source';
import { ForumModule } from '../forum.module';
import { ForumSearchService } from './forum-search.service';
import { PersonSource } from './person.source';
import type { ThreadSearchHitModel } from './search.model';
import { ThreadSource } from './thread.source';

let domain: OpenDomain;
let manager: EntityManager;
let search: ForumSearchService;
beforeAll(async () => {
  domain = await openDomain([ForumModule]);
  manager = domain.manager;
  search = domain.module.get(ForumSearchService);
});
afterAll(() => domain.close());

const person = (firstName: string, lastName = 'Tester'): Promise<User> =>
  buildUser(manager, { firstName, lastName });

const titlesOf = (hits: ThreadSearchHitModel[]): string[] => hits.map(({ title }) => title);
const shown = (parts: SearchTextPartModel[]): string =>
  parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

/** All that the search over everything finds. */
async function everywhere(actor: Actor, input: SearchEverythingInput) {
  const { module } = domain;
  const begun = module.get(SearchService, { strict: false }).everywhere(actor, input);
  const [communities, threads, users] = await Promise.all([
    module.get(CommunitySource).find(begun),
    module.get(ThreadSource).find(begun),
    module.get(PersonSource).find(begun),
  ]);
  return { communities, threads, users };
}

/** A word nobody else of this suite writes. */
const ownWord = (): string => `w${randomUUID().replaceAll('-', '').slice(0, 12)}`;

async function forumOf(reader: User, ...titles: string[]) {
  const community = await buildCommunity(manager, reader);
  for (const title of titles) await buildThread(manager, community, reader, { title });
  const find = async (searchQuery: string): Promise<string[]> =>
    titlesOf(await search.inForum(actorOf(reader), { communityId: community.id, searchQuery }));
  return { community, find };
}

describe('narrowing a search', () => {
  test('leaves the threads of a forum, of who wrote them or a reply, and of a time', async () => {
    const word = ownWord();
    const [ada, bo] = [await person('Ada'), await person('Bo')];
    const [club, other] = [await buildCommunity(manager, ada), await buildCommunity(manager, ada)];
    const old = new Date(Date.now() - 40 * 24 * 60 * 60 * 1_000);
    await buildThread(manager, club, ada, { title: `${word} old`, createdAt: old });
    await buildThread(manager, club, bo, { title: `${word} new` });
    const answered = await buildThread(manager, other, ada, { title: 'Something else' });
    await buildPost(manager, answered, bo, { text: `On the ${word}` });
    const found = async (narrowing: Partial<SearchEverythingInput>) => {
      const { threads } = await everywhere(actorOf(ada), { userId: ada.id, searchQuery: word, ...narrowing });
      return titlesOf(threads).sort();
    };
    expect(await found({})).toEqual(['Something else', `${word} new`, `${word} old`]);
    expect(await found({ communityId: club.id })).toEqual([`${word} new`, `${word} old`]);
    expect(await found({ authorId: bo.id })).toEqual(['Something else', `${word} new`]);
    expect(await found({ time: 'MONTH' })).toEqual(['Something else', `${word} new`]);
    expect(await found({ time: 'YEAR', communityId: club.id, authorId: ada.id })).toEqual([`${word} old`]);
    const closed = await buildCommunity(manager, bo, { privacy: 'PRIVATE' });
    await buildThread(manager, closed, bo, { title: `${word} closed` });
    expect(await found({ communityId: closed.id })).toEqual([]);
  });
});

describe('searching a forum', () => {
  test('[132] finds beginnings of words in titles and texts, whatever case and accents, the title first', async () => {
    const ada = await person('Ada');
    const { community, find } = await forumOf(ada, 'Café “Photosynthesis”, explained', 'Something else');
    await buildThread(manager, community, ada, { title: 'In the text', text: 'About photosynthesis.' });
    expect(await find('PHOTOSYN')).toEqual(['Café “Photosynthesis”, explained', 'In the text']);
    expect(await find('cafe')).toEqual(['Café “Photosynthesis”, explained']);
    expect(await find('photosynthesis café')).toEqual(['Café “Photosynthesis”, explained']);
    const [hit] = await search.inForum(actorOf(ada), { communityId: community.id, searchQuery: ' cafe ' });
    expect(shown(hit?.titleParts ?? [])).toBe('[Café] “Photosynthesis”, explained');
  });

  test('[132] finds Chinese and Japanese by any part, also within the text', async () => {
    const ada = await person('Ada');
    const { community, find } = await forumOf(
      ada,
      '怎么准备数学考试？',
      '物理课AI助手',
      '数学很难',
      'プログラミング入門',
    );
    await buildThread(manager, community, ada, { title: 'Week 3', text: '这周我们学习微积分的基础。' });
    expect(await find('数学考试')).toEqual(['怎么准备数学考试？']);
    expect((await find('数学')).sort()).toEqual(['怎么准备数学考试？', '数学很难'].sort());
    expect(await find('难')).toEqual(['数学很难']);
    expect(await find('微积分')).toEqual(['Week 3']);
    expect(await find('AI')).toEqual(['物理课AI助手']);
    expect(await find('グラミ')).toEqual(['プログラミング入門']);
  });

  test('[132] finds titles that are spelt like it, where nothing else is found', async () => {
    const { find } = await forumOf(await person('Ada'), 'Photosynthesis explained', 'Algebra for beginners');
    expect(await find('photosythesis')).toEqual(['Photosynthesis explained']);
    expect(await find('algbra')).toEqual(['Algebra for beginners']);
  });

  test('[79] finds nothing where there is nothing, whatever is typed', async () => {
    const { find } = await forumOf(await person('Ada'), 'Photosynthesis explained', '100% of it');
    for (const query of [
      'zebra',
      '???',
      "' | 'a",
      '%',
      '_',
      'a:* & !b',
      String.raw`\ ' "`,
      '<->',
      '𝒳',
      '\u0000x',
    ])
      expect(await find(query)).toEqual([]);
    await expect(find('   ')).rejects.toMatchObject({ code: 'COMMON_INVALID_INPUT' });
    await expect(find('x'.repeat(searchLimits.queryLength + 1))).rejects.toMatchObject({
      code: 'COMMON_INVALID_INPUT',
    });
  });

  test('[132] never finds what is held, removed or deleted, or is by somebody with a block between', async () => {
    const [ada, ben, cleo] = [await person('Ada'), await person('Ben'), await person('Cleo')];
    const word = ownWord();
    const community = await buildCommunity(manager, ada);
    await buildMember(manager, community, ada, 'ADMIN');
    for (const status of ['HELD', 'REMOVED', 'DELETED', 'VISIBLE'] as const)
      await buildThread(manager, community, ada, { title: `${word} ${status}`, status });
    await buildThread(manager, community, ben, { title: `${word} by Ben` });
    await buildThread(manager, community, cleo, { title: `${word} by Cleo` });
    await buildBlock(manager, ada, ben);
    await buildBlock(manager, cleo, ada);
    for (const query of [word, `${word.slice(0, -1)}ß${word.slice(-1)}`]) {
      const hits = await search.inForum(actorOf(ada), { communityId: community.id, searchQuery: query });
      expect(titlesOf(hits)).toEqual([`${word} VISIBLE`]);
    }
  });

  test('ranks only the newest hits of a common word, and answers so many at most', async () => {
    const ada = await person('Ada');
    const { community, find } = await forumOf(ada);
    await manager.query(
      `INSERT INTO threads (community_id, creator_id, title, content, plain_text, preview, created_at)
       SELECT $1, $2, 'Common ' || n, '', '', '', now() - make_interval(mins => n) FROM generate_series(1, 1200) AS n`,
      [community.id, ada.id],
    );
    const titles = await find('common');
    expect(titles).toHaveLength(forumSearchLimits.threads);
    expect(titles[0]).toBe('Common 1');
  });
});

describe('searching what was replied', () => {
  const repliesTo = async (reader: User, word: string) => {
    const { threads } = await everywhere(actorOf(reader), { userId: reader.id, searchQuery: word });
    return threads.map(({ id, reply }) => [id, reply && shown(reply.snippet)]);
  };

  test('[132, 133] finds a thread by its posts and comments, and says which; its own words come first', async () => {
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    const word = ownWord();
    const { community } = await forumOf(ada);
    const build = (title: string) => buildThread(manager, community, ada, { title });
    const [itself, posted, commented] = [await build(word), await build('Posted'), await build('Commented')];
    await buildPost(manager, itself, ben, { text: `More ${word}` });
    await buildPost(manager, posted, ada, { text: 'Something else' });
    const post = await buildPost(manager, posted, ben, { text: `I know of ${word}s too.` });
    const under = await buildPost(manager, commented, ben);
    const comment = await buildComment(manager, under, ada, { text: `And ${word}?` });
    const found = await everywhere(actorOf(ada), { userId: ada.id, searchQuery: word });
    expect(found.threads[0]).toMatchObject({ id: itself.id, reply: null });
    const byId = new Map(found.threads.map((hit) => [hit.id, hit.reply]));
    expect(byId.size).toBe(3);
    expect(byId.get(posted.id)).toMatchObject({
      id: post.id,
      postId: post.id,
      number: 2,
      author: { id: ben.id, firstName: 'Ben' },
    });
    expect(byId.get(commented.id)).toMatchObject({ id: comment.id, postId: under.id, number: 1 });
    expect(shown(byId.get(posted.id)?.snippet ?? [])).toBe(`I know of [${word}]s too.`);
    const inForum = await search.inForum(actorOf(ada), { communityId: community.id, searchQuery: word });
    expect(inForum.map(({ id }) => id)).toEqual(found.threads.map(({ id }) => id));
  });

  test('[132, 144] never finds by what is held, removed or deleted, of a block, or in a place the reader may not open', async () => {
    const [ada, ben, cleo] = [await person('Ada'), await person('Ben'), await person('Cleo')];
    const word = ownWord();
    const community = await buildCommunity(manager, ada);
    const secret = await buildCommunity(manager, ada, { privacy: 'PRIVATE' });
    const gone = await buildThread(manager, community, ada, { status: 'DELETED' });
    const hidden = await buildThread(manager, secret, ada);
    const open = await buildThread(manager, community, ada);
    const ofBen = await buildThread(manager, community, ben);
    const answered = await buildThread(manager, community, ada);
    for (const thread of [gone, hidden, ofBen]) await buildPost(manager, thread, ada, { text: word });
    for (const status of ['HELD', 'REMOVED', 'DELETED'] as const) {
      await buildPost(manager, open, ada, { text: word, status });
      await buildComment(manager, await buildPost(manager, open, ada), ada, { text: word, status });
    }
    await buildComment(manager, await buildPost(manager, open, ada, { status: 'HELD' }), ada, { text: word });
    await buildPost(manager, open, ben, { text: word });
    await buildComment(manager, await buildPost(manager, open, ben), ada, { text: word });
    const post = await buildPost(manager, answered, ada);
    const parent = await buildComment(manager, post, ben);
    await buildComment(manager, post, ada, { text: word, parent });
    await buildBlock(manager, cleo, ben);
    expect(await repliesTo(cleo, word)).toEqual([]);
    const stranger = await person('Sam');
    expect((await repliesTo(stranger, word)).map(([id]) => id).sort()).toEqual(
      [open.id, ofBen.id, answered.id].sort(),
    );
  });
});

describe('searching everything', () => {
  test('[133] answers forums, threads and people, in a bounded number of statements', async () => {
    const word = ownWord();
    const name = ownWord();
    const [ada, ben] = [await person('Ada'), await person(`Ben${name}`)];
    const community = await buildCommunity(manager, ada, {
      displayName: `Club ${word}`,
      description: 'We meet.',
    });
    const thread = await buildThread(manager, community, ada, {
      title: `On ${word}`,
      text: `More of ${word}.`,
    });
    const found = await everywhere(actorOf(ada), { userId: ada.id, searchQuery: word });
    expect(found).toMatchObject({
      communities: [{ id: community.id, displayName: `Club ${word}`, membersCnt: 0 }],
      threads: [
        { id: thread.id, community: { id: community.id, name: community.name }, creator: { id: ada.id } },
      ],
      users: [],
    });
    expect(shown(found.communities[0]?.displayNameParts ?? [])).toBe(`Club [${word}]`);
    expect(shown(found.threads[0]?.snippet ?? [])).toBe(`More of [${word}].`);
    const people = await everywhere(actorOf(ada), { userId: ada.id, searchQuery: `ben${name}` });
    expect(people.users).toEqual([
      {
        user: { id: ben.id, firstName: `Ben${name}`, lastName: 'Tester', profilePictureUrl: null },
        nameParts: [
          { text: `Ben${name}`, isMatch: true },
          { text: ' Tester', isMatch: false },
        ],
        isFriend: false,
        sharedForumsCnt: 0,
      },
    ]);
    const statementsOf = (searchQuery: string) =>
      countStatements([ada.id], () => everywhere(actorOf(ada), { userId: ada.id, searchQuery }));
    expect(await statementsOf(word)).toBe(5);
    expect(await statementsOf(ownWord())).toBe(6);
    await manager.query(
      `INSERT INTO threads (community_id, creator_id, title, content, plain_text, preview)
       SELECT $1, $2, $3 || n, '', '', '' FROM generate_series(1, $4::int) AS n`,
      [community.id, ada.id, word, forumSearchLimits.threads],
    );
    expect(await statementsOf(word)).toBe(4);
  });

  test('[133] finds in private and closed forums only for who is in them, and nothing for who is banned', async () => {
    const word = ownWord();
    const [owner, member, outsider, banned] = await Promise.all(
      ['Olga', 'Mo', 'Otto', 'Bo'].map((name) => person(name)),
    );
    if (!owner || !member || !outsider || !banned) throw new Error('Nobody there');
    const staff = await buildUser(manager, { roles: ['ADMIN'] });
    for (const privacy of ['PUBLIC', 'PRIVATE', 'CLOSED'] as const) {
      const community = await buildCommunity(manager, owner, { displayName: `${privacy} ${word}`, privacy });
      await buildThread(manager, community, owner, { title: `${word} ${privacy}` });
      await buildMember(manager, community, member);
      await buildMember(manager, community, banned);
      await buildBan(manager, community, banned);
    }
    const found = async (reader: User) => {
      const { communities, threads } = await everywhere(actorOf(reader), {
        userId: reader.id,
        searchQuery: word,
      });
      return [communities.length, threads.length];
    };
    expect(await found(member)).toEqual([3, 3]);
    expect(await found(staff)).toEqual([3, 3]);
    expect(await found(outsider)).toEqual([1, 1]);
    expect(await found(banned)).toEqual([0, 0]);
  });

  test('[133] finds people by either name, in either order, friends and forum companions first, never by e-mail', async () => {
    const last = ownWord();
    const me = await person('Me');
    const [stranger, companion, friend, blocked, blocker] = await Promise.all(
      ['Anna', 'Annb', 'Annc', 'Annd', 'Anne'].map((first) => person(first, last)),
    );
    if (!stranger || !companion || !friend || !blocked || !blocker) throw new Error('Nobody there');
    await buildUser(manager, { firstName: 'Annf', lastName: last, erasedAt: new Date() });
    await buildUser(manager, { firstName: 'Anng', lastName: last, suspendedAt: new Date() });
    const community = await buildCommunity(manager, me);
    for (const user of [me, companion, friend]) await buildMember(manager, community, user);
    await buildFriendRelation(manager, me, friend);
    await buildBlock(manager, me, blocked);
    await buildBlock(manager, blocker, me);
    const find = async (searchQuery: string) =>
      (await everywhere(actorOf(me), { userId: me.id, searchQuery })).users.map(({ user }) => user.id);
    expect(await find(last)).toEqual([friend.id, companion.id, stranger.id]);
    expect(await find(`ann ${last}`)).toEqual([friend.id, companion.id, stranger.id]);
    expect(await find(`${last} anna`)).toContain(stranger.id);
    expect(await find(stranger.email)).toEqual([]);
    const chinese = await person('子涵', '欧阳');
    expect(await find('欧阳子')).toEqual([chinese.id]);
    expect(await find('子')).toContain(chinese.id);
  });
});

describe('suggestions of a mention', () => {
  test('[134] of a private forum are its members, of a public one everybody, of neither anybody banned or blocked', async () => {
    const last = ownWord();
    const [me, member, outsider, banned, blocked] = await Promise.all(
      ['Me', 'Mona', 'Otto', 'Bo', 'Bill'].map((first) => person(first, last)),
    );
    if (!me || !member || !outsider || !banned || !blocked) throw new Error('Nobody there');
    await buildBlock(manager, me, blocked);
    const suggested = async (reader: User, place: { communityId?: string; threadId?: string }) =>
      (await search.suggestUsers(actorOf(reader), { userId: reader.id, queryString: last, ...place }))
        .map(({ id }) => id)
        .sort();
    for (const privacy of ['PUBLIC', 'PRIVATE', 'CLOSED'] as const) {
      const community = await buildCommunity(manager, me, { privacy });
      for (const user of [me, member, banned, blocked]) await buildMember(manager, community, user);
      await buildBan(manager, community, banned);
      const thread = await buildThread(manager, community, member);
      const expected = [member.id, ...(privacy === 'PUBLIC' ? [outsider.id] : [])].sort();
      for (const place of [{ communityId: community.id }, { threadId: thread.id }])
        expect(await suggested(me, place)).toEqual(expected);
      if (privacy !== 'PUBLIC')
        for (const place of [{ communityId: community.id }, { threadId: thread.id }])
          expect(await suggested(outsider, place)).toEqual([]);
    }
    const removed = await buildThread(manager, await buildCommunity(manager, me), me, { status: 'REMOVED' });
    expect(await suggested(me, { threadId: removed.id })).toEqual([]);
    expect(await suggested(me, { threadId: randomUUID() })).toEqual([]);
  });

  test('[134] put friends first and are one statement', async () => {
    const last = ownWord();
    const [me, ...others] = await Promise.all(
      ['Me', ...Array.from({ length: 12 }, (_, index) => `P${String(index)}`)].map((first) =>
        person(first, last),
      ),
    );
    const friend = others.at(-1);
    if (!me || !friend) throw new Error('Nobody there');
    await buildFriendRelation(manager, friend, me);
    const ask = () => search.suggestUsers(actorOf(me), { userId: me.id, queryString: last });
    const suggestions = await ask();
    expect(suggestions).toHaveLength(forumSearchLimits.suggestions);
    expect(suggestions[0]?.id).toBe(friend.id);
    expect(await countStatements([me.id], ask)).toBe(1);
  });
});
