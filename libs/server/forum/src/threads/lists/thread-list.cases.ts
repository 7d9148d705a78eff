import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { communityErrors, threadLimits, type ThreadSort, threadSorts } from '@lyceum/contracts/forum';
import type { User } from '@lyceum/auth';
import { buildBlock } from '@lyceum/friends/testing';
import { type DomainError } from '@lyceum/kernel';
import { countStatements } from '@lyceum/testing';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { ForumModule } from '../../forum.module';
import { buildBan, buildCommunity, buildMember, buildThread } from '../../testing/forum.factories';
import { PollScene } from '../../testing/poll.scene';
import { buildClaps, buildPost } from '../../testing/post.factories';
import { EngagementTask } from '../engagement/engagement.task';
import { FavouriteService } from '../favourites/favourite.service';
import { ReadMarkerService } from '../read-markers/read-marker.service';
import { ThreadListService } from './thread-list.service';
import type { ThreadCardModel } from './thread-card.model';

let house: OpenDomain;
let lists: ThreadListService;
beforeAll(async () => {
  house = await openDomain([ForumModule]);
  lists = house.module.get(ThreadListService);
});
afterAll(() => house.close());

const hour = 3_600_000;
const ago = (hours: number): Date => new Date(Date.now() - hours * hour);
const idsOf = (cards: readonly { id: string }[]): string[] => cards.map(({ id }) => id);

async function forum(options: Parameters<typeof buildCommunity>[2] = {}) {
  const [admin, reader, author] = (await house.people(3)) as [User, User, User];
  const community = await buildCommunity(house.manager, admin, options);
  await buildMember(house.manager, community, admin, 'ADMIN');
  await buildMember(house.manager, community, reader);
  await buildMember(house.manager, community, author);
  return { admin, reader, author, community };
}

const read = (
  user: User,
  communityId: string,
  options: Partial<Parameters<ThreadListService['fromCommunity']>[1]> = {},
) => lists.fromCommunity(actorOf(user), { communityId, userId: user.id, ...options });

const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'went through',
    (error: unknown) => (error as DomainError).code,
  );

const pin = (thread: { id: string }, position: number) =>
  house.manager.query('UPDATE threads SET pin_position = $2 WHERE id = $1', [thread.id, position]);

describe('a forum’s threads', () => {
  test('[62] come in all five orders, the newest first unless asked otherwise, and pinned ones apart', async () => {
    const { reader, author, community } = await forum();
    const build = (title: string, hours: number) =>
      buildThread(house.manager, community, author, { title, createdAt: ago(hours) });
    const old = await build('banana', 30);
    const middle = await build('Apple', 20);
    const young = await build('cherry', 10);
    const pinned = await build('Aardvark', 5);
    await pin(pinned, 1);
    await buildClaps(house.manager, middle, reader, 9, ago(1));
    // Many claps long ago are no engagement of this week; two posts of today count six.
    await buildClaps(house.manager, old, reader, 10, ago(24 * 8));
    await buildPost(house.manager, young, reader);
    await buildPost(house.manager, young, reader);
    await house.module.get(EngagementTask).recompute();
    const order = async (sortBy?: ThreadSort) => idsOf(await read(reader, community.id, { sortBy }));

    expect(await order()).toEqual([young.id, middle.id, old.id]);
    expect(await order('NEWEST')).toEqual([young.id, middle.id, old.id]);
    expect(await order('OLDEST')).toEqual([old.id, middle.id, young.id]);
    expect(await order('FEATURED')).toEqual([middle.id, young.id, old.id]);
    expect(await order('NAME')).toEqual([middle.id, old.id, young.id]);
    expect(await order('CLAPS')).toEqual([old.id, middle.id, young.id]);
    expect(idsOf(await lists.pinnedOf(actorOf(reader), community.id))).toEqual([pinned.id]);
    expect((await lists.mostPopularOf(actorOf(reader), community.id))?.id).toBe(middle.id);
  });

  test('mark a thread that has a poll, and no other', async () => {
    const { reader, author, community } = await forum();
    const { threadId } = await PollScene.inForum(house, community, author);
    const bare = await buildThread(house.manager, community, author);
    const marks = (cards: readonly ThreadCardModel[]) =>
      new Map(cards.map(({ id, hasPoll }) => [id, hasPoll]));
    const both = new Map([
      [threadId, true],
      [bare.id, false],
    ]);
    expect(marks(await read(reader, community.id))).toEqual(both);
    expect(marks(await lists.forHome(actorOf(reader), { userId: reader.id }))).toEqual(both);
  });

  test('[62] what was engaging last week is so no longer', async () => {
    const { reader, author, community } = await forum();
    const thread = await buildThread(house.manager, community, author);
    await buildPost(house.manager, thread, reader);
    const task = house.module.get(EngagementTask);
    await task.recompute();
    expect((await lists.mostPopularOf(actorOf(reader), community.id))?.id).toBe(thread.id);
    await house.manager.query('UPDATE posts SET created_at = $2 WHERE thread_id = $1', [thread.id, ago(170)]);
    expect(await task.recompute()).toBe(1);
    expect(await task.recompute()).toBe(0);
    expect(await lists.mostPopularOf(actorOf(reader), community.id)).toBeNull();
  });

  test('[85] go ten a page, each thread once, by cursor and by skipping, in every order', async () => {
    const { reader, author, community } = await forum();
    const moment = ago(50);
    for (let number = 0; number < 23; number += 1)
      await buildThread(house.manager, community, author, {
        title: number % 2 === 0 ? 'The same "title" \\ of many 討論 😀' : `Title ${String(number)}`,
        // Half of them at one moment, which only their ids tell apart.
        createdAt: number < 12 ? moment : ago(number),
      });
    for (const sortBy of threadSorts) {
      const walked: ThreadCardModel[] = [];
      const lengths: number[] = [];
      let cursor: string | undefined;
      do {
        const page = await read(reader, community.id, { sortBy, cursor });
        walked.push(...page);
        lengths.push(page.length);
        cursor = page.length === threadLimits.pageSize ? page.at(-1)?.cursor : undefined;
      } while (cursor !== undefined);
      expect(lengths).toEqual([10, 10, 3]);
      expect(new Set(idsOf(walked)).size).toBe(23);
      const skipped = [0, 10, 20].map((skipValue) => read(reader, community.id, { sortBy, skipValue }));
      expect((await Promise.all(skipped)).flatMap(idsOf)).toEqual(idsOf(walked));
    }
  });

  test('[85] refuse a place that is none, whatever was done to it', async () => {
    const { reader, author, community } = await forum();
    await buildThread(house.manager, community, author);
    const forged = ['["x","0"]', `["9999999999999999999","${community.id}"]`, `["1 2 3","${community.id}"]`];
    for (const text of forged)
      for (const sortBy of ['NEWEST', 'FEATURED'] as const) {
        const cursor = Buffer.from(text).toString('base64url');
        expect(await codeOf(read(reader, community.id, { sortBy, cursor }))).toBe('COMMON_INVALID_INPUT');
      }
    expect(await codeOf(read(reader, community.id, { skipValue: 10_001 }))).toBe('COMMON_INVALID_INPUT');
    expect(await read(reader, community.id, { skipValue: 10_000 })).toEqual([]);
  });

  test('[83] say on their card who wrote what, where, and what the reader may do', async () => {
    const { admin, reader, author, community } = await forum({ displayName: 'Debating' });
    const thread = await buildThread(house.manager, community, author, {
      title: 'Motions',
      text: 'Which motion?',
      tags: ['debate', '辩论'],
    });
    await buildClaps(house.manager, thread, reader, 4);
    await buildPost(house.manager, thread, admin);
    const [card] = await read(reader, community.id);
    expect(card).toMatchObject({
      id: thread.id,
      title: 'Motions',
      preview: 'Which motion?',
      creator: { id: author.id, firstName: 'Ada', requestingUserIsTheTeacherOfThisUser: false },
      community: { id: community.id, name: community.name, displayName: 'Debating', privacy: 'PUBLIC' },
      clapsCnt: 4,
      viewsCnt: 0,
      postsCnt: 1,
      tags: ['debate', '辩论'],
      pinned: false,
      requestingUserClapCnt: 4,
      isNew: true,
      unreadCnt: 0,
    });
    const rights = async (user: User) => {
      const [{ pinnable, deletable } = {}] = await read(user, community.id);
      return { pinnable, deletable };
    };
    expect(await rights(reader)).toEqual({ pinnable: false, deletable: false });
    expect(await rights(author)).toEqual({ pinnable: false, deletable: true });
    expect(await rights(admin)).toEqual({ pinnable: true, deletable: true });
  });

  test('that are held are there for their author and the moderators; removed ones for nobody', async () => {
    const { admin, reader, author, community } = await forum();
    const held = await buildThread(house.manager, community, author, { status: 'HELD' });
    await buildThread(house.manager, community, author, { status: 'REMOVED' });
    await buildThread(house.manager, community, author, { status: 'DELETED' });
    expect(idsOf(await read(reader, community.id))).toEqual([]);
    expect(idsOf(await read(author, community.id))).toEqual([held.id]);
    expect(idsOf(await read(admin, community.id))).toEqual([held.id]);
  });

  test('[144] of somebody with whom the reader has a block are not there, on neither side', async () => {
    const { reader, author, community } = await forum();
    const thread = await buildThread(house.manager, community, author);
    const own = await buildThread(house.manager, community, reader);
    await pin(await buildThread(house.manager, community, author), 1);
    await buildBlock(house.manager, author, reader);
    expect(idsOf(await read(reader, community.id))).toEqual([own.id]);
    expect(idsOf(await read(author, community.id))).toEqual([thread.id]);
    expect(await lists.pinnedOf(actorOf(reader), community.id)).toEqual([]);
  });

  test('are for who may read the forum', async () => {
    const { reader, author, community } = await forum({ privacy: 'PRIVATE' });
    await buildThread(house.manager, community, author);
    const [outsider, staff] = [
      (await house.people(1))[0],
      (await house.people(1, { roles: ['ADMIN'] }))[0],
    ] as [User, User];
    expect(await codeOf(read(outsider, community.id))).toBe(communityErrors.NOT_A_MEMBER.code);
    expect(await read(staff, community.id)).toHaveLength(1);
    await buildBan(house.manager, community, reader);
    expect(await codeOf(read(reader, community.id))).toBe(communityErrors.BANNED.code);
    const since = ago(1).toISOString();
    await pin(await buildThread(house.manager, community, author), 1);
    expect(await lists.pinnedOf(actorOf(outsider), community.id)).toEqual([]);
    expect(await lists.pinnedOf(actorOf(reader), community.id)).toEqual([]);
    expect(await lists.pinnedOf(actorOf(author), community.id)).toHaveLength(1);
    const counted = lists.countNew(actorOf(outsider), { communityId: community.id, since });
    expect(await codeOf(counted)).toBe(communityErrors.NOT_A_MEMBER.code);
  });

  test('that are new since a moment are counted without the reader’s own', async () => {
    const { reader, author, community } = await forum();
    const first = await buildThread(house.manager, community, author, { createdAt: ago(2) });
    const count = (since: Date) =>
      lists.countNew(actorOf(reader), { communityId: community.id, since: since.toISOString() });
    const [card] = await read(reader, community.id);
    expect(card?.id).toBe(first.id);
    expect(await count(card?.createdAt ?? ago(0))).toBe(0);
    await buildThread(house.manager, community, author);
    await buildThread(house.manager, community, reader);
    await buildThread(house.manager, community, author, { status: 'HELD' });
    expect(await count(card?.createdAt ?? ago(0))).toBe(1);
  });
});

describe('what somebody has not read', () => {
  test('is counted by their marker, which only goes forward, without their own posts and hidden ones', async () => {
    const { admin, reader, author, community } = await forum();
    const thread = await buildThread(house.manager, community, author);
    const markers = house.module.get(ReadMarkerService);
    const mark = (number: number) =>
      markers.mark(actorOf(reader), { threadId: thread.id, userId: reader.id, number });
    const state = async () => {
      const [{ unreadCnt, isNew } = {}] = await read(reader, community.id);
      return { unreadCnt, isNew };
    };
    for (let number = 0; number < 3; number += 1) await buildPost(house.manager, thread, admin);
    expect(await state()).toEqual({ unreadCnt: 0, isNew: true });
    await mark(0);
    expect(await state()).toEqual({ unreadCnt: 3, isNew: false });
    await mark(2);
    await mark(1);
    expect(await state()).toEqual({ unreadCnt: 1, isNew: false });
    // Past the end is the end: what comes later is unread all the same.
    await mark(99);
    await buildPost(house.manager, thread, reader);
    await buildPost(house.manager, thread, admin, { status: 'REMOVED' });
    expect(await state()).toEqual({ unreadCnt: 0, isNew: false });
    await buildPost(house.manager, thread, admin);
    expect(await state()).toEqual({ unreadCnt: 1, isNew: false });
    const [stranger] = (await house.people(1)) as [User];
    await buildPost(house.manager, thread, stranger);
    expect(await state()).toEqual({ unreadCnt: 2, isNew: false });
    await buildBlock(house.manager, reader, stranger);
    expect(await state()).toEqual({ unreadCnt: 1, isNew: false });
  });

  test('is counted up to 99', async () => {
    const { admin, reader, author, community } = await forum();
    const thread = await buildThread(house.manager, community, author);
    await house.module
      .get(ReadMarkerService)
      .mark(actorOf(reader), { threadId: thread.id, userId: reader.id, number: 0 });
    for (let number = 0; number < 101; number += 1) await buildPost(house.manager, thread, admin);
    expect((await read(reader, community.id))[0]?.unreadCnt).toBe(99);
  });
});

describe('lists over all forums', () => {
  test('the home feed has the threads of the caller’s forums, pinned ones too, page by page', async () => {
    const one = await forum();
    const other = await forum({ privacy: 'PRIVATE' });
    const foreign = await forum();
    const { reader } = one;
    await buildMember(house.manager, other.community, reader);
    await buildThread(house.manager, foreign.community, foreign.author);
    const expected: string[] = [];
    for (let hours = 1; hours <= 12; hours += 1) {
      const { community, author } = hours % 2 === 0 ? one : other;
      expected.push((await buildThread(house.manager, community, author, { createdAt: ago(hours) })).id);
    }
    await pin({ id: expected[3] ?? '' }, 1);
    const actor = actorOf(reader);
    const first = await lists.forHome(actor, { userId: reader.id });
    const second = await lists.forHome(actor, { userId: reader.id, cursor: first.at(-1)?.cursor });
    expect(idsOf([...first, ...second])).toEqual(expected);
    expect(idsOf(await lists.forHome(actor, { userId: reader.id, skipValue: 10 }))).toEqual(idsOf(second));
    await buildBan(house.manager, other.community, reader);
    expect(await lists.forHome(actor, { userId: reader.id })).toHaveLength(6);
  });

  test('[96] saved threads are listed, the latest saved first, until they cannot be read or are taken off', async () => {
    const { reader, author, community } = await forum({ privacy: 'PRIVATE' });
    const favourites = house.module.get(FavouriteService);
    const actor = actorOf(reader);
    const threads = await Promise.all(
      Array.from({ length: 12 }, () => buildThread(house.manager, community, author)),
    );
    for (const { id } of threads) await favourites.add(actor, { userId: reader.id, threadId: id });
    await favourites.add(actor, { userId: reader.id, threadId: threads[0]?.id ?? '' });
    const first = await lists.saved(actor, { userId: reader.id });
    const second = await lists.saved(actor, { userId: reader.id, cursor: first.at(-1)?.cursor });
    const latestFirst = idsOf(threads).reverse();
    expect(idsOf([...first, ...second])).toEqual(latestFirst);
    expect(first[0]?.requestingUserIsFavourite).toBe(true);
    await favourites.remove(actor, { userId: reader.id, threadId: latestFirst[0] ?? '' });
    await house.manager.query("UPDATE threads SET status = 'DELETED' WHERE id = $1", [latestFirst[1]]);
    expect(idsOf(await lists.saved(actor, { userId: reader.id }))).toEqual(latestFirst.slice(2));
    await house.manager.query('DELETE FROM community_members WHERE user_id = $1', [reader.id]);
    expect(await lists.saved(actor, { userId: reader.id })).toEqual([]);
  });

  test('cost one statement however many threads there are; an empty forum’s asks who may read it', async () => {
    const { reader, author, community } = await forum();
    const actor = actorOf(reader);
    const cost = (work: () => Promise<unknown>) => countStatements([reader.id], work);
    const all = async () => [
      await cost(() => read(reader, community.id)),
      await cost(() => lists.forHome(actor, { userId: reader.id })),
      await cost(() => lists.saved(actor, { userId: reader.id })),
      await cost(() => lists.pinnedOf(actor, community.id)),
      await cost(() => lists.mostPopularOf(actor, community.id)),
    ];
    expect(await all()).toEqual([2, 1, 1, 1, 1]);
    for (let number = 0; number < 15; number += 1) {
      const thread = await buildThread(house.manager, community, author);
      await buildPost(house.manager, thread, author);
      await house.module.get(FavouriteService).add(actor, { userId: reader.id, threadId: thread.id });
      if (number < 4) await pin(thread, number + 1);
    }
    expect(await all()).toEqual([1, 1, 1, 1, 1]);
  });
});
