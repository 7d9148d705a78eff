import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { communityErrors, type CreateThreadInput, threadErrors } from '@lyceum/contracts/forum';
import { uploadsErrors } from '@lyceum/contracts/uploads';
import { buildUpload } from '@lyceum/uploads/testing';
import type { User } from '@lyceum/auth';
import type { DomainError } from '@lyceum/kernel';
import { actorOf, openDomain, type OpenDomain } from '@lyceum/testing/domain';
import { ForumModule } from '../../forum.module';
import { buildBan, buildCommunity, buildMember, buildThread } from '../../testing/forum.factories';
import { ThreadListService } from '../lists/thread-list.service';
import { ThreadPageService } from '../page/thread-page.service';
import { ThreadWritingService } from './thread-writing.service';

let house: OpenDomain;
let writing: ThreadWritingService;
beforeAll(async () => {
  house = await openDomain([ForumModule]);
  writing = house.module.get(ThreadWritingService);
});
afterAll(() => house.close());

async function forum({ privacy = 'PUBLIC' as 'PUBLIC' | 'PRIVATE', holds = false } = {}) {
  const [admin, member, author] = (await house.people(3)) as [User, User, User];
  const community = await buildCommunity(house.manager, admin, { privacy });
  await house.manager.query('UPDATE communities SET holds_new_users = $2 WHERE id = $1', [
    community.id,
    holds,
  ]);
  await buildMember(house.manager, community, admin, 'ADMIN');
  await buildMember(house.manager, community, member);
  await buildMember(house.manager, community, author);
  const create = (user: User, input: Partial<CreateThreadInput> = {}) =>
    writing.create(actorOf(user), {
      communityId: community.id,
      title: 'Motions',
      content: 'Which one?',
      ...input,
    });
  const threadsCnt = async () => {
    const [row] = await house.manager.query<{ count: number }[]>(
      'SELECT threads_cnt AS count FROM communities WHERE id = $1',
      [community.id],
    );
    return row?.count;
  };
  return { admin, member, author, community, create, threadsCnt };
}

const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'went through',
    (error: unknown) => (error as DomainError).code,
  );

const paragraph = (...content: object[]): object => ({ type: 'paragraph', content });
const rich = (...blocks: object[]): string => JSON.stringify({ type: 'doc', content: blocks });

const payloads = (type: string, threadId: string) =>
  house.manager.query<{ payload: object }[]>(
    `SELECT payload FROM outbox_events WHERE type = $1 AND payload ->> 'threadId' = $2 ORDER BY id`,
    [type, threadId],
  );

describe('a new thread', () => {
  test('[100] is there at once, with what was written, counted and told', async () => {
    const { author, member, community, create, threadsCnt } = await forum();
    const tags = ['debate', '辩论'];
    const thumbnailUrl = await buildUpload(house.manager, author, { folder: 'thumbnails' });
    const thread = await create(author, { title: ' Motions ', tags, thumbnailUrl });
    expect(thread).toMatchObject({
      title: 'Motions',
      content: 'Which one?',
      isRich: false,
      tags,
      thumbnailUrl,
      status: 'VISIBLE',
      editable: true,
      creator: { id: author.id },
    });
    const listed = await house.module
      .get(ThreadListService)
      .fromCommunity(actorOf(member), { communityId: community.id, userId: member.id });
    expect(listed.map(({ id }) => id)).toEqual([thread.id]);
    expect(await threadsCnt()).toBe(1);
    const event = { threadId: thread.id, communityId: community.id, creatorId: author.id, status: 'VISIBLE' };
    expect(await payloads('forum.thread-created', thread.id)).toEqual([{ payload: event }]);
  });

  test('[100] shows a finished picture of its author, uploaded for it, and no other file', async () => {
    const { author, member, create, threadsCnt } = await forum();
    const others = await buildUpload(house.manager, member, { folder: 'thumbnails' });
    const unfinished = await buildUpload(house.manager, author, { folder: 'thumbnails', state: 'PENDING' });
    const application = await buildUpload(house.manager, author, { folder: 'applications' });
    const film = await buildUpload(house.manager, author, { folder: 'galleries', type: 'video/mp4' });
    for (const thumbnailUrl of [others, unfinished, application, film, '/files/a/b.webp'])
      expect(await codeOf(create(author, { thumbnailUrl }))).toBe(uploadsErrors.NOT_A_FILE_OF_YOURS.code);
    expect(await threadsCnt()).toBe(0);
  });

  test('[100] takes a title of 1 to 200 characters, 5 tags, and pictures of our own', async () => {
    const { author, create, threadsCnt } = await forum();
    const refused: Partial<CreateThreadInput>[] = [
      { title: '' },
      { title: '  \u200b ' },
      { title: 'x'.repeat(201) },
      { title: 'two\nlines' },
      { tags: ['1', '2', '3', '4', '5', '6'] },
      { tags: ['One', 'one'] },
      { tags: ['x'.repeat(31)] },
      { tags: [' '] },
      { thumbnailUrl: 'https://elsewhere.example/x.png' },
      { thumbnailUrl: '//elsewhere.example/x.png' },
      { thumbnailUrl: '/auth/social/google' },
      { thumbnailUrl: '/files/../auth/social/google' },
      { thumbnailUrl: 'javascript:alert(1)' },
      { clientKey: 'again' },
    ];
    for (const input of refused) expect(await codeOf(create(author, input))).toBe('COMMON_INVALID_INPUT');
    expect(await threadsCnt()).toBe(0);
    expect(
      (await create(author, { title: 'x'.repeat(200), tags: ['1', '2', '3', '4', '5'] })).title,
    ).toHaveLength(200);
  });

  test('[100] must say something, and not more than 100 kB', async () => {
    const { author, create } = await forum();
    for (const content of ['', ' \n\t', '\u200b\u200d', '\0'])
      expect(await codeOf(create(author, { content }))).toBe(threadErrors.CONTENT_BLANK.code);
    const blank = rich(paragraph({ type: 'text', text: '  ' }));
    expect(await codeOf(create(author, { content: blank, isRich: true }))).toBe(
      threadErrors.CONTENT_BLANK.code,
    );
    expect(await codeOf(create(author, { content: '字'.repeat(33_334) }))).toBe(
      threadErrors.CONTENT_TOO_LARGE.code,
    );
    expect(await codeOf(create(author, { content: '字'.repeat(33_333) }))).toBe('went through');
    expect((await create(author, { content: 'a\0b\r\nc\ud800' })).content).toBe('ab\nc\ufffd');
  });

  test('[84] is previewed in 150 characters where it is plain, in 175 where it is rich, cut between graphemes', async () => {
    const { author, community, create } = await forum();
    const family = '👨‍👩‍👧‍👦';
    const text = (length: number) => `${'é'.repeat(length - 2)}${family}字`;
    await create(author, { content: text(150) });
    await create(author, { content: text(151) });
    const asRich = (length: number) => rich(paragraph({ type: 'text', text: text(length) }));
    await create(author, { content: asRich(175), isRich: true });
    await create(author, { content: asRich(176), isRich: true });
    const cards = await house.module
      .get(ThreadListService)
      .fromCommunity(actorOf(author), { communityId: community.id, userId: author.id, sortBy: 'OLDEST' });
    expect(cards.map(({ preview }) => preview)).toEqual([
      text(150),
      `${'é'.repeat(149)}${family}... Read More`,
      text(175),
      `${'é'.repeat(174)}${family}... Read More`,
    ]);
  });

  test('is rich only as far as rich text may go', async () => {
    const { author, create } = await forum();
    const content = rich(
      paragraph(
        { type: 'text', text: 'Hello ' },
        { type: 'text', marks: [{ type: 'bold' }], text: 'world', onclick: 'alert(1)' },
      ),
    );
    const thread = await create(author, { content, isRich: true });
    expect(thread).toMatchObject({ isRich: true, plainText: 'Hello world' });
    expect(thread.content).not.toContain('onclick');
    const script = rich({ type: 'script', content: [{ type: 'text', text: 'alert(1)' }] });
    const link = rich(
      paragraph({
        type: 'text',
        text: 'x',
        marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }],
      }),
    );
    for (const bad of [script, link, 'not json', '{}'])
      expect(await codeOf(create(author, { content: bad, isRich: true }))).toBe(
        threadErrors.CONTENT_INVALID.code,
      );
  });

  test('is for members who are not banned', async () => {
    const { member, community, create, threadsCnt } = await forum();
    const [visitor] = (await house.people(1)) as [User];
    const [staff] = (await house.people(1, { roles: ['SUPER_ADMIN'] })) as [User];
    expect(await codeOf(create(visitor))).toBe(threadErrors.NOT_A_MEMBER.code);
    expect(await codeOf(create(staff))).toBe(threadErrors.NOT_A_MEMBER.code);
    await buildBan(house.manager, community, member);
    expect(await codeOf(create(member))).toBe(communityErrors.BANNED.code);
    expect(await codeOf(create(member, { communityId: randomUUID() }))).toBe(communityErrors.NOT_FOUND.code);
    const secret = await forum({ privacy: 'PRIVATE' });
    expect(await codeOf(secret.create(visitor))).toBe(communityErrors.NOT_A_MEMBER.code);
    expect(await threadsCnt()).toBe(0);
  });

  test('of a call that is repeated, also at one moment, is one', async () => {
    const { author, member, create, threadsCnt } = await forum();
    const clientKey = randomUUID();
    const made = await Promise.all(Array.from({ length: 8 }, () => create(author, { clientKey })));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    expect(await threadsCnt()).toBe(1);
    expect(await payloads('forum.thread-created', made[0]?.id ?? '')).toHaveLength(1);
    // The key is the author's own: somebody else's call with it is another.
    expect((await create(member, { clientKey })).creator.id).toBe(member.id);
  });

  test('with another text is none: its author is told that the first one stands', async () => {
    const { author, create, threadsCnt } = await forum();
    const clientKey = randomUUID();
    const first = await create(author, { clientKey });
    for (const changed of [{ title: 'Other motions' }, { content: 'Which two?' }, { tags: ['other'] }])
      expect(await codeOf(create(author, { clientKey, ...changed }))).toBe(threadErrors.POSTED_ALREADY.code);
    expect(await threadsCnt()).toBe(1);
    // Whoever edited it in another tab has seen it: the late repetition of the first call is no other text.
    await writing.edit(actorOf(author), { threadId: first.id, updatedContent: 'Which three?' });
    expect(await create(author, { clientKey })).toMatchObject({ id: first.id, content: 'Which three?' });
  });
});

describe('a mention', () => {
  const mention = (id: string, label: string) => ({ type: 'mention', attrs: { id, label } });

  test('[134] carries the name of the person, whatever the browser called them', async () => {
    const { author, member, create } = await forum();
    const name = `${member.firstName} ${member.lastName}`;
    const nobody = randomUUID();
    const content = rich(paragraph(mention(member.id, 'The Headmaster'), mention(nobody, 'Ghost')));
    const thread = await create(author, { content, isRich: true });
    expect(thread.content).toBe(rich(paragraph(mention(member.id, name), { type: 'text', text: '@Ghost' })));
    expect(thread.plainText).toBe(`@${name}@Ghost`);

    const updatedContent = rich(paragraph(mention(member.id, 'The Inspector')));
    const edited = await writing.edit(actorOf(author), { threadId: thread.id, updatedContent });
    expect(edited.plainText).toBe(`@${name}`);
    expect(edited.content).not.toContain('Inspector');
  });
});

describe('what waits for a moderator', () => {
  test('are the first two threads of somebody new, where the forum wants it, but not of who keeps order', async () => {
    const { admin, author, create, threadsCnt } = await forum({ holds: true });
    expect((await create(admin)).status).toBe('VISIBLE');
    const first = await create(author);
    expect(first.status).toBe('HELD');
    expect(await payloads('forum.thread-created', first.id)).toMatchObject([{ payload: { status: 'HELD' } }]);
    expect((await create(author)).status).toBe('HELD');
    expect(await threadsCnt()).toBe(1);
    const easy = await forum();
    expect((await easy.create(easy.author)).status).toBe('VISIBLE');
  });

  test('is no third one, but whatever has three links; also when they are put in later', async () => {
    const { author, community, create, threadsCnt } = await forum({ holds: true });
    await buildThread(house.manager, community, author);
    await buildThread(house.manager, community, author);
    const links = (count: number) =>
      Array.from({ length: count }, (_, index) => `https://example.org/${String(index)}`).join(' ');
    const thread = await create(author, { content: links(2) });
    expect(thread.status).toBe('VISIBLE');
    expect((await create(author, { content: links(3) })).status).toBe('HELD');
    expect(await threadsCnt()).toBe(3);
    const edited = await writing.edit(actorOf(author), { threadId: thread.id, updatedContent: links(3) });
    expect(edited.status).toBe('HELD');
    expect(await threadsCnt()).toBe(2);
  });
});

describe('a thread that is there', () => {
  test('[90] is edited by its author alone, and says since when', async () => {
    const { admin, author, member, create } = await forum();
    const thread = await create(author);
    const edit = (user: User, input: { updatedContent?: string; updatedTitle?: string } = {}) =>
      writing.edit(actorOf(user), { threadId: thread.id, updatedContent: 'Another.', ...input });
    for (const user of [admin, member])
      expect(await codeOf(edit(user))).toBe(threadErrors.NOT_THE_AUTHOR.code);
    const edited = await edit(author);
    expect(edited).toMatchObject({ title: 'Motions', content: 'Another.', plainText: 'Another.' });
    expect(edited.editedAt).toBeInstanceOf(Date);
    expect((await edit(author, { updatedTitle: 'New title' })).title).toBe('New title');
    for (const bad of [{ updatedContent: ' ' }, { updatedTitle: '' }, { updatedTitle: 'x'.repeat(201) }])
      expect(await codeOf(edit(author, bad))).not.toBe('went through');
    const page = await house.module
      .get(ThreadPageService)
      .open(actorOf(member), { threadId: thread.id, userId: member.id });
    expect(page).toMatchObject({ title: 'New title', content: 'Another.' });
  });

  test('[91] is deleted by its author or who keeps order, counted down once and out of the pinned ones', async () => {
    const { admin, author, member, create, threadsCnt } = await forum();
    const [staff] = (await house.people(1, { roles: ['SUPER_ADMIN'] })) as [User];
    const remove = (user: User, threadId: string) =>
      writing.delete(actorOf(user), { userId: user.id, threadId });
    for (const user of [author, admin, staff]) {
      const { id } = await create(author);
      await house.manager.query('UPDATE threads SET pin_position = 1 WHERE id = $1', [id]);
      expect(await codeOf(remove(member, id))).toBe(threadErrors.NOT_DELETABLE.code);
      const codes = await Promise.all([1, 2, 3].map(() => codeOf(remove(user, id))));
      expect(codes.sort()).toEqual([threadErrors.DELETED.code, threadErrors.DELETED.code, 'went through']);
      expect(await threadsCnt()).toBe(0);
      const [row] = await house.manager.query<object[]>(
        'SELECT status, pin_position AS pin FROM threads WHERE id = $1',
        [id],
      );
      expect(row).toEqual({ status: 'DELETED', pin: null });
      expect(await payloads('forum.thread-deleted', id)).toMatchObject([{ payload: { deletedBy: user.id } }]);
      const audit = await house.manager.query<object[]>(
        'SELECT action, actor_id AS "actorId" FROM forum_audit_entries WHERE target_id = $1',
        [id],
      );
      expect(audit).toEqual(user === author ? [] : [{ action: 'THREAD_DELETED', actorId: user.id }]);
    }
  });
});
