import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  communityErrors,
  draftErrors,
  draftLimits,
  type SaveNewThreadDraftInput,
  threadErrors,
  threadPartNames,
} from '@lyceum/contracts/forum';
import type { User } from '@lyceum/auth';
import { type DomainError, PersonalDataSources, UnitOfWork } from '@lyceum/kernel';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { CommunityPageService } from '../communities/page/community-page.service';
import { ForumModule } from '../forum.module';
import { buildBan, buildCommunity, buildMember, buildThread } from '../testing/forum.factories';
import { ThreadPageService } from '../threads/page/thread-page.service';
import { ThreadWritingService } from '../threads/writing/thread-writing.service';
import { deleteDraft } from '../threads/writing/delete-draft';
import { DraftService } from './draft.service';

let house: OpenDomain;
let drafts: DraftService;
beforeAll(async () => {
  house = await openDomain([ForumModule]);
  drafts = house.module.get(DraftService);
});
afterAll(() => house.close());

/** A forum with a thread, and somebody who writes in it. */
async function place({ privacy = 'PUBLIC' as 'PUBLIC' | 'PRIVATE' } = {}) {
  const [owner, writer] = (await house.people(2)) as [User, User];
  const community = await buildCommunity(house.manager, owner, { privacy });
  await buildMember(house.manager, community, owner, 'ADMIN');
  await buildMember(house.manager, community, writer);
  const thread = await buildThread(house.manager, community, owner);
  const reply = (content: string, baseRevision: number | null = null, user = writer) =>
    drafts.saveReply(actorOf(user), { userId: user.id, threadId: thread.id, content, baseRevision });
  const storedReply = (user = writer) =>
    drafts.ofReply(actorOf(user), { userId: user.id, threadId: thread.id });
  const begin = (
    input: Partial<SaveNewThreadDraftInput['input']>,
    baseRevision: number | null = null,
    user = writer,
  ) =>
    drafts.saveNewThread(actorOf(user), {
      userId: user.id,
      communityId: community.id,
      input: { content: '', ...input },
      baseRevision,
    });
  const begun = (user = writer) =>
    drafts.ofNewThread(actorOf(user), { userId: user.id, communityId: community.id });
  return { owner, writer, community, thread, reply, storedReply, begin, begun };
}

const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'went through',
    (error: unknown) => (error as DomainError).code,
  );

const rowsOf = async (user: User): Promise<number> => {
  const [row] = await house.manager.query<[{ count: number }]>(
    'SELECT count(*)::int AS count FROM drafts WHERE user_id = $1',
    [user.id],
  );
  return row.count;
};

describe('the draft of a reply', () => {
  test('[120] keeps content and time, and is saved again as the next revision of the same one', async () => {
    const { writer, reply, storedReply } = await place();
    expect(await storedReply()).toBeNull();
    const first = await reply('Half a thou');
    expect(first).toMatchObject({ content: 'Half a thou', isRich: false, revision: 1 });
    expect(first.updatedAt).toBeInstanceOf(Date);
    const second = await reply('Half a thought ', 1);
    expect(second).toMatchObject({ id: first.id, content: 'Half a thought ', revision: 2 });
    expect(second.updatedAt.getTime()).toBeGreaterThanOrEqual(first.updatedAt.getTime());
    expect(await storedReply()).toEqual(second);
    expect(await rowsOf(writer)).toBe(1);
  });

  test('[120] is one for each user and thread, also of many first saves at one moment', async () => {
    const { owner, writer, reply, storedReply } = await place();
    const texts = Array.from({ length: 8 }, (_, index) => `Text ${String(index)}`);
    const codes = await Promise.all(texts.map((text) => codeOf(reply(text))));
    expect(codes.filter((code) => code === 'went through')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['went through', draftErrors.CONFLICT.code]));
    expect(await rowsOf(writer)).toBe(1);
    expect((await reply('Of the owner', null, owner)).revision).toBe(1);
    expect((await storedReply())?.content).toMatch(/^Text/u);
    expect((await storedReply(owner))?.content).toBe('Of the owner');
  });

  test('[120] that another device has changed is not overwritten; of two saves from the same one, one is refused', async () => {
    const { reply, storedReply } = await place();
    await reply('One');
    const codes = await Promise.all(['Laptop', 'Phone'].map((text) => codeOf(reply(text, 1))));
    expect(codes.sort()).toEqual([draftErrors.CONFLICT.code, 'went through'].sort());
    const stored = await storedReply();
    expect(stored?.revision).toBe(2);
    for (const base of [null, 1, 3])
      expect(await codeOf(reply('Too late', base))).toBe(draftErrors.CONFLICT.code);
    expect(await storedReply()).toEqual(stored);
  });

  test('[120] saved again after a lost answer is answered as the first time', async () => {
    const { reply } = await place();
    const first = await reply('One');
    expect(await reply('One')).toEqual(first);
    const second = await reply('Two', 1);
    expect(await reply('Two', 1)).toEqual(second);
  });

  test('[120] that was deleted meanwhile is not brought back by a save on its way', async () => {
    const { writer, reply, storedReply } = await place();
    const { id } = await reply('Posted by now');
    expect(await drafts.delete(actorOf(writer), { draftId: id, userId: writer.id })).toBe(true);
    expect(await codeOf(reply('Posted by now, and', 1))).toBe(draftErrors.CONFLICT.code);
    expect(await storedReply()).toBeNull();
    expect((await reply('A new one')).revision).toBe(1);
  });

  test('[100] is told with its thread', async () => {
    const { owner, writer, thread, reply } = await place();
    const pages = house.module.get(ThreadPageService);
    const draftOf = async (user: User) =>
      (await pages.open(actorOf(user), { threadId: thread.id, userId: user.id })).requestingUserDraft;
    expect(await draftOf(writer)).toBeNull();
    const { id, content, isRich, revision, updatedAt } = await reply('Half');
    expect(await draftOf(writer)).toEqual({ id, content, isRich, revision, updatedAt });
    expect(await draftOf(owner)).toBeNull();
  });

  test('of a new thread is told with its forum, to whoever writes it', async () => {
    const { owner, writer, community, begin } = await place();
    const pages = house.module.get(CommunityPageService);
    const hasDraft = async (user: User) =>
      (await pages.byName(actorOf(user), { communityName: community.name, userId: user.id }))
        .requestingUserHasDraft;
    expect(await hasDraft(writer)).toBe(false);
    await begin({ title: 'Half' });
    expect([await hasDraft(writer), await hasDraft(owner)]).toEqual([true, false]);
  });

  test('may be blank, and is at most 100 kB of rich text that may be posted', async () => {
    const { writer, thread, reply, storedReply } = await place();
    const rich = (content: string, baseRevision: number | null = null) =>
      drafts.saveReply(actorOf(writer), {
        userId: writer.id,
        threadId: thread.id,
        content,
        isRich: true,
        baseRevision,
      });
    expect((await reply('  ')).content).toBe('  ');
    const bold = { type: 'text', marks: [{ type: 'bold' }], text: 'so', onclick: 'alert(1)' };
    const document = (...content: object[]) => JSON.stringify({ type: 'doc', content });
    const kept = await rich(document({ type: 'paragraph', content: [bold] }), 1);
    expect(kept).toMatchObject({ isRich: true, revision: 2 });
    expect(kept.content).not.toContain('onclick');
    const bad = [
      [document({ type: 'script' }), draftErrors.CONTENT_INVALID.code],
      ['not json', draftErrors.CONTENT_INVALID.code],
    ] as const;
    for (const [content, code] of bad) expect(await codeOf(rich(content, 2))).toBe(code);
    expect(await codeOf(reply('字'.repeat(33_334), 2))).toBe(draftErrors.TOO_LARGE.code);
    for (const base of [0, 1.5, -1]) expect(await codeOf(reply('x', base))).toBe('COMMON_INVALID_INPUT');
    expect(await storedReply()).toEqual(kept);
    expect(await codeOf(reply('字'.repeat(33_333), 2))).toBe('went through');
    expect((await reply('a\0b\ud800', 3)).content).toBe('ab\ufffd');
  });
});

describe('who', () => {
  test('may not reply, keeps no draft', async () => {
    const { owner, community, thread, reply } = await place();
    const secret = await place({ privacy: 'PRIVATE' });
    const [outsider] = (await house.people(1)) as [User];
    expect(await codeOf(reply('x', null, outsider))).toBe(threadErrors.NO_REPLIES.code);
    expect(await codeOf(secret.reply('x', null, outsider))).toBe(threadErrors.NOT_FOUND.code);
    expect(await codeOf(secret.begin({}, null, outsider))).toBe(communityErrors.NOT_A_MEMBER.code);
    const { begin } = await place();
    expect(await codeOf(begin({}, null, outsider))).toBe(threadErrors.NOT_A_MEMBER.code);
    const held = await buildThread(house.manager, community, owner, { status: 'HELD' });
    const save = (threadId: string) =>
      codeOf(drafts.saveReply(actorOf(owner), { userId: owner.id, threadId, content: 'x' }));
    expect(await save(held.id)).toBe(threadErrors.NO_REPLIES.code);
    await house.manager.query("UPDATE threads SET status = 'DELETED' WHERE id = $1", [thread.id]);
    expect(await save(thread.id)).toBe(threadErrors.DELETED.code);
    expect(await save(randomUUID())).toBe(threadErrors.NOT_FOUND.code);
    expect(await rowsOf(outsider)).toBe(0);
    expect(await rowsOf(owner)).toBe(0);
  });

  test('may no longer read the thread, is not served the draft, and has it in the copy of their data', async () => {
    const { writer, community, reply, storedReply, begin, begun } = await place({ privacy: 'PRIVATE' });
    await reply('What I wanted to say');
    await begin({ title: 'My own', content: 'thread' });
    await buildBan(house.manager, community, writer);
    expect(await codeOf(storedReply())).toBe(threadErrors.NOT_FOUND.code);
    expect(await codeOf(begun())).toBe(communityErrors.BANNED.code);
    expect(await codeOf(reply('More', 1))).toBe(threadErrors.NOT_FOUND.code);
    expect(await codeOf(begin({ title: 'More' }, 1))).toBe(communityErrors.BANNED.code);
    const sources = house.module.get(PersonalDataSources);
    const copy = (await sources.exportAll(writer.id)).get('drafts');
    expect(copy).toMatchObject({
      drafts: [{ content: 'What I wanted to say' }, { title: 'My own', content: 'thread' }],
    });
    await house.manager.query('UPDATE community_bans SET lifted_at = now() WHERE user_id = $1', [writer.id]);
    expect((await storedReply())?.content).toBe('What I wanted to say');
  });

  test('leaves the platform, leaves no draft behind, and others keep theirs', async () => {
    const { owner, writer, reply, begin } = await place();
    await reply('x');
    await begin({ title: 'x' });
    await reply('x', null, owner);
    const sources = house.module.get(PersonalDataSources);
    await house.module.get(UnitOfWork).run((transaction) => sources.eraseAll(transaction, writer.id));
    expect(await rowsOf(writer)).toBe(0);
    expect(await rowsOf(owner)).toBe(1);
  });

  test('has kept 500 drafts, is asked to post or delete one', async () => {
    const { writer, community, owner, reply, begin } = await place();
    await house.manager.query(
      `WITH made AS (
         INSERT INTO threads (community_id, creator_id, title, content, plain_text, preview)
         SELECT $1::uuid, $2::uuid, 'Thread', 'x', 'x', 'x' FROM generate_series(1, $4::int) RETURNING id)
       INSERT INTO drafts (user_id, thread_id, content) SELECT $3::uuid, id, 'x' FROM made`,
      [community.id, owner.id, writer.id, draftLimits.perUser - 1],
    );
    expect(await codeOf(reply('The last one'))).toBe('went through');
    expect(await codeOf(begin({}))).toBe(draftErrors.TOO_MANY.code);
    expect(await codeOf(reply('Changed', 1))).toBe('went through');
    expect(await rowsOf(writer)).toBe(draftLimits.perUser);
  });

  test('did not write it, cannot delete it', async () => {
    const { owner, writer, reply, storedReply } = await place();
    const { id } = await reply('Mine');
    expect(await drafts.delete(actorOf(owner), { draftId: id, userId: owner.id })).toBe(false);
    const within = house.module.get(UnitOfWork);
    expect(await within.run((transaction) => deleteDraft(transaction, id, owner.id))).toBe(false);
    expect((await storedReply())?.id).toBe(id);
    expect(await codeOf(drafts.delete(actorOf(writer), { draftId: 'x', userId: writer.id }))).toBe(
      'COMMON_INVALID_INPUT',
    );
  });
});

describe('the draft of a new thread', () => {
  const poll = {
    canSelectMultiple: false,
    open: null,
    closesAt: new Date('2031-05-01T10:00:00Z'),
    options: ['Yes', ' ', 'yes'],
  };

  test('[120] has title, tags and poll, however unfinished, and is one per forum', async () => {
    const { writer, begin, begun } = await place();
    const first = await begin({ title: ' Mot', content: 'Which', tags: ['debate', ''], poll });
    expect(first).toMatchObject({ title: ' Mot', content: 'Which', tags: ['debate', ''], poll, revision: 1 });
    expect(await begun()).toEqual(first);
    expect(await codeOf(begin({ title: 'Another' }))).toBe(draftErrors.CONFLICT.code);
    expect(await begin({ title: 'Motions' }, 1)).toMatchObject({ id: first.id, poll: null, tags: [] });
    expect(await rowsOf(writer)).toBe(1);
  });

  test('[120] keeps every part a thread has, also what PostgreSQL cannot keep as it is', async () => {
    const { begin, begun } = await place();
    const parts = {
      title: 'Motions',
      tags: ['debate'],
      thumbnailUrl: '/files/thumbnails/a.webp',
      // Of a draft it may have passed.
      dueAt: new Date('2026-05-06T07:08:00Z'),
    };
    expect(Object.keys(parts).sort()).toEqual([...threadPartNames].sort());
    await begin({ ...parts, poll: { options: ['half \ud83d', 'nil\0'] } });
    expect(await begun()).toMatchObject({ ...parts, poll: { options: ['half \ufffd', 'nil'] } });
  });

  test('cannot be longer than what could be posted', async () => {
    const { writer, begin } = await place();
    const refused: [Partial<SaveNewThreadDraftInput['input']>, string][] = [
      [{ title: 'x'.repeat(201) }, 'COMMON_INVALID_INPUT'],
      [{ tags: ['1', '2', '3', '4', '5', '6'] }, 'COMMON_INVALID_INPUT'],
      [{ poll: { options: ['x'.repeat(draftLimits.threadBytes)] } }, draftErrors.TOO_LARGE.code],
      [{ content: 'x'.repeat(100_001) }, draftErrors.TOO_LARGE.code],
    ];
    for (const [input, code] of refused) expect(await codeOf(begin(input))).toBe(code);
    expect(await rowsOf(writer)).toBe(0);
  });

  test('[100] goes with the thread it becomes, and with no thread that is refused', async () => {
    const { owner, writer, community, begin, begun } = await place();
    const { id: draftId } = await begin({ title: 'Motions', content: 'Which one?' });
    const writing = house.module.get(ThreadWritingService);
    const create = (user: User, content: string) =>
      writing.create(actorOf(user), { communityId: community.id, title: 'Motions', content, draftId });
    expect(await codeOf(create(writer, ' '))).toBe(threadErrors.CONTENT_BLANK.code);
    // Another's draft is not theirs to end.
    await create(owner, 'Which one?');
    expect((await begun())?.id).toBe(draftId);
    await create(writer, 'Which one?');
    expect(await begun()).toBeNull();
  });
});
