import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { conversationErrors, conversationLimits, conversationTexts } from '@lyceum/contracts/forum';
import { buildBan, buildMember } from '@lyceum/forum/testing';
import { strFromU8, unzipSync } from 'fflate';
import { ConversationCalls } from '../../src/testing/conversations';
import { untilMailIsOut } from '../../src/testing/mails';
import { codeOf, ModerationScene, only } from '../../src/testing/moderation-scene';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
let scene: ModerationScene;
let talk: ConversationCalls;
beforeAll(async () => {
  server = await TestServer.shared();
  scene = new ModerationScene(server);
  talk = new ConversationCalls(server);
});

/** A forum with an admin, a moderator, an author and a reader, where newcomers' words are held only if asked for. */
async function house({ privacy = 'PUBLIC' as 'PUBLIC' | 'PRIVATE', holds = false } = {}) {
  const people = await scene.house(privacy);
  const sql = 'UPDATE communities SET holds_new_users = $2 WHERE id = $1';
  await server.database.query(sql, [people.communityId, holds]);
  return people;
}

const contents = (rows: readonly { content: string }[]): string[] => rows.map(({ content }) => content);

async function block(one: Person, other: Person): Promise<void> {
  const sql = 'INSERT INTO user_blocks (blocker_id, blocked_id) VALUES ($1, $2)';
  await server.database.query(sql, [one.id, other.id]);
}

describe('a conversation', () => {
  test('[82] is there for the members of its forum, with everything that is told of it', async () => {
    const { author, reader, communityId } = await house();
    const made = await talk.started(author, communityId, '  Who is there?  ');
    expect(made).toMatchObject({ content: 'Who is there?', deletable: true, canReplyTo: true });
    expect(await only(talk.rows(reader))).toMatchObject({
      id: made.id,
      content: 'Who is there?',
      creator: { id: author.id },
      community: { id: communityId },
      likesCnt: 0,
      requestingUserHasLiked: false,
      repliesCnt: 0,
      requestingUserHasReplied: false,
      replies: [],
      deleted: false,
      reported: false,
      deletable: false,
      canReplyTo: true,
    });
    expect(codeOf(await talk.list(reader, undefined, author.id))).toBe('AUTH_ACTS_FOR_ANOTHER');
  });

  test('[82] has 1 to 1,000 characters as a reader counts them', async () => {
    const { author, communityId } = await house();
    const most = conversationLimits.contentLength;
    for (const content of ['', ' \n\t ', '\u200b\u200b', 'x'.repeat(most + 1), '👩‍👩‍👧'.repeat(most + 1)])
      expect(codeOf(await talk.create(author, communityId, content))).toBe('COMMON_INVALID_INPUT');
    for (const content of ['!', '👩‍👩‍👧'.repeat(most)])
      expect((await talk.started(author, communityId, content)).content).toBe(content);
    expect(await talk.rows(author)).toHaveLength(2);
  });

  test('[82] is made once by a repeated call, also when the two come at once', async () => {
    const { author, reader, communityId } = await house();
    const key = randomUUID();
    const calls = await Promise.all([1, 2, 3].map(() => talk.create(author, communityId, 'Once', key)));
    const ids = calls.map(({ data }) => data?.createConversation.id);
    expect(new Set(ids).size).toBe(1);
    const id = ids[0] ?? '';
    const replyKey = randomUUID();
    const replies = await Promise.all([1, 2, 3].map(() => talk.reply(reader, id, 'Twice?', replyKey)));
    expect(new Set(replies.map(({ data }) => data?.replyToConversation.id)).size).toBe(1);
    expect(await only(talk.rows(author))).toMatchObject({ id, repliesCnt: 1, replies: [{}] });
  });

  test('[82] with another text under the same key is none: its author is told that the first one stands', async () => {
    const { author, reader, communityId } = await house();
    const [key, replyKey] = [randomUUID(), randomUUID()];
    const first = await talk.create(author, communityId, 'First', key);
    const id = first.data?.createConversation.id ?? '';
    await talk.reply(reader, id, 'Mine', replyKey);
    const { code } = conversationErrors.POSTED_ALREADY;
    expect(codeOf(await talk.create(author, communityId, 'Second', key))).toBe(code);
    expect(codeOf(await talk.reply(reader, id, 'Mine, better', replyKey))).toBe(code);
    const row = await only(talk.rows(author));
    expect(row).toMatchObject({ id, content: 'First', repliesCnt: 1, replies: [{ content: 'Mine' }] });
  });

  test('[82] pages go on after the last one, without a gap, across forums', async () => {
    const { author, communityId } = await house();
    const other = await house();
    await buildMember(server.database.manager, { id: other.communityId }, author);
    const sql = `
      INSERT INTO conversations (community_id, creator_id, content, created_at)
      SELECT CASE WHEN n % 2 = 0 THEN $1::uuid ELSE $2::uuid END, $3, 'n' || n, now() - make_interval(mins => n / 3)
      FROM generate_series(1, 25) n`;
    await server.database.query(sql, [communityId, other.communityId, author.id]);
    const pages = [await talk.rows(author)];
    while (pages.at(-1)?.length === conversationLimits.pageSize)
      pages.push(await talk.rows(author, pages.at(-1)?.at(-1)?.cursor));
    expect(pages.map(({ length }) => length)).toEqual([10, 10, 5]);
    const numbers = contents(pages.flat()).map((text) => Math.floor(Number(text.slice(1)) / 3));
    expect(numbers).toEqual([...numbers].sort((one, two) => one - two));
    expect(new Set(contents(pages.flat())).size).toBe(25);
  });
});

describe('likes', () => {
  test('[82] are counted once a person, however many calls come at once', async () => {
    const { author, reader, mod, communityId } = await house();
    const { id } = await talk.started(author, communityId, 'Like me');
    const people = [author, reader, mod];
    const likes = (liked: boolean) =>
      Promise.all(people.flatMap((person) => [1, 2, 3, 4].map(() => talk.like(person, id, liked))));
    for (const { data } of await likes(true))
      expect(data?.likeConversation.requestingUserHasLiked).toBe(true);
    expect(await only(talk.rows(reader))).toMatchObject({ likesCnt: 3, requestingUserHasLiked: true });
    await talk.like(mod, id, false);
    expect(await only(talk.rows(mod))).toMatchObject({ likesCnt: 2, requestingUserHasLiked: false });
    await likes(false);
    expect(await only(talk.rows(reader))).toMatchObject({ likesCnt: 0, requestingUserHasLiked: false });
  });

  test('[82] crossed with taking them back leave a counter that counts what is there', async () => {
    const { author, reader, mod, admin, communityId } = await house();
    const { id } = await talk.started(author, communityId, 'Back and forth');
    for (let round = 0; round < 5; round += 1)
      await Promise.all(
        [author, reader, mod, admin].flatMap((person) =>
          [true, false, true].map((liked) => talk.like(person, id, liked)),
        ),
      );
    const [row] = await server.database.query<{ told: number; there: number }[]>(
      `SELECT likes_cnt AS told, (SELECT count(*) FROM conversation_likes WHERE conversation_id = v.id)::int AS there
       FROM conversations v WHERE id = $1`,
      [id],
    );
    expect(row?.told).toBe(row?.there);
  });

  test('[82] are for who may read it, in their own name', async () => {
    const { author, reader, communityId } = await house({ privacy: 'PRIVATE' });
    const { id } = await talk.started(author, communityId, 'Members only');
    const outsider = await buildPerson(server, {});
    expect(codeOf(await talk.like(outsider, id, true))).toBe(conversationErrors.NOT_FOUND.code);
    expect(codeOf(await talk.like(reader, id, true, author.id))).toBe('AUTH_ACTS_FOR_ANOTHER');
    expect(codeOf(await talk.like(reader, randomUUID(), true))).toBe(conversationErrors.NOT_FOUND.code);
    expect((await only(talk.rows(author))).likesCnt).toBe(0);
  });
});

describe('replies', () => {
  test('[82] stand under it: the first two at once, all when asked for, the oldest first', async () => {
    const { author, reader, mod, communityId } = await house();
    const { id } = await talk.started(author, communityId, 'Count');
    for (const content of ['one', 'two', 'three']) await talk.replied(reader, id, content);
    const row = await only(talk.rows(reader));
    expect(row).toMatchObject({ repliesCnt: 3, requestingUserHasReplied: true });
    expect(contents(row.replies)).toEqual(['one', 'two']);
    expect((await only(talk.rows(mod))).requestingUserHasReplied).toBe(false);
    const all = await talk.replies(mod, id);
    expect(contents(all)).toEqual(['one', 'two', 'three']);
    expect(contents(await talk.replies(mod, id, all[1]?.cursor))).toEqual(['three']);
  });

  test('[82] are for members; their author alone deletes them, and the counter follows', async () => {
    const { author, reader, admin, communityId } = await house();
    const { id } = await talk.started(author, communityId, 'Hello');
    const outsider = await buildPerson(server, {});
    expect(codeOf(await talk.reply(outsider, id, 'Hi'))).toBe(conversationErrors.NOT_A_MEMBER.code);
    const reply = await talk.replied(reader, id, 'Hi');
    for (const person of [author, admin])
      expect(codeOf(await talk.removeReply(person, reply.id))).toBe(conversationErrors.NOT_THE_AUTHOR.code);
    const codes = await Promise.all(
      [1, 2, 3].map(async () => codeOf(await talk.removeReply(reader, reply.id))),
    );
    expect(codes.filter((code) => code === undefined)).toHaveLength(1);
    expect(await only(talk.rows(reader))).toMatchObject({
      repliesCnt: 0,
      replies: [],
      requestingUserHasReplied: false,
    });
  });

  test('[82] tell the author of the conversation, several as one piece of news', async () => {
    const { author, reader, mod, communityId, displayName } = await house();
    const { id } = await talk.started(author, communityId, 'Anybody?');
    await talk.replied(author, id, 'Hello?');
    await talk.replied(reader, id, 'Me');
    await talk.replied(mod, id, 'And me');
    const told = (await scene.bell(author)).filter(({ type }) => type === 'THREAD_RESPONSE');
    expect(told).toEqual([
      { type: 'THREAD_RESPONSE', description: `replied to your conversation in ${displayName}` },
    ]);
    expect((await scene.bell(reader)).filter(({ type }) => type === 'THREAD_RESPONSE')).toEqual([]);
  });

  test('[82, 59] of whom a reply is gone, by whatever way, is told no more, and again where it is given back', async () => {
    const { author, reader, mod, admin, communityId, displayName } = await house();
    const { id } = await talk.started(author, communityId, 'Anybody?');
    const tell = async (): Promise<string[]> => {
      await untilMailIsOut(server);
      const { data } = await talk.ask<{ getNotificationsForUser: { description: string }[] }>(
        author,
        `query ($id: ID!) {
          getNotificationsForUser(userId: $id, type: ["THREAD_RESPONSE"], platform: "web") { description } }`,
        { id: author.id },
      );
      return (data?.getNotificationsForUser ?? []).map(({ description }) => description);
    };
    const inForum = `replied to your conversation in ${displayName}`;
    const first = await talk.replied(admin, id, 'Me');
    const second = await talk.replied(reader, id, 'Rude');
    expect(await tell()).toEqual([expect.stringMatching(/^Rita .* and 1 other replied/u)]);

    await talk.removeReply(admin, first.id);
    expect(await tell()).toEqual([expect.stringMatching(new RegExp(`^Rita \\S+ ${inForum}`, 'u'))]);

    await talk.report(author, second.id, 'ConversationReply');
    const { id: caseId } = await only(scene.calls.items(mod, communityId));
    await scene.calls.decide(mod, caseId, 'REMOVE', 'Rude');
    expect(await tell()).toEqual([]);

    const [notice] = await scene.calls.notices(reader);
    await scene.calls.appeal(reader, notice?.id ?? '');
    const { id: appealId } = await only(scene.calls.items(mod, communityId));
    await scene.calls.decide(admin, appealId, 'REVERSE', 'It is fine');
    expect(await tell()).toEqual([expect.stringMatching(/^Rita /u)]);
  });
});

describe('what is deleted', () => {
  test('[82] says so in its place as long as there are replies, which stay', async () => {
    const { author, reader, admin, communityId } = await house();
    const { id } = await talk.started(author, communityId, 'A secret');
    const lonely = await talk.started(author, communityId, 'Unanswered');
    await talk.replied(reader, id, 'I saw it');
    for (const person of [reader, admin])
      expect(codeOf(await talk.remove(person, id))).toBe(conversationErrors.NOT_THE_AUTHOR.code);
    const { data } = await talk.remove(author, id);
    expect(data?.deleteConversation).toMatchObject({
      deleted: true,
      content: conversationTexts.contentDeleted,
    });
    await talk.remove(author, lonely.id);
    for (const person of [author, reader])
      expect(await only(talk.rows(person))).toMatchObject({
        id,
        deleted: true,
        content: conversationTexts.contentDeleted,
        deletable: false,
        canReplyTo: false,
        replies: [{ content: 'I saw it' }],
      });
    expect(codeOf(await talk.like(reader, id, true))).toBe(conversationErrors.DELETED.code);
    expect(codeOf(await talk.reply(reader, id, 'Still'))).toBe(conversationErrors.DELETED.code);
    expect(codeOf(await talk.remove(author, id))).toBe(conversationErrors.DELETED.code);
  });
});

describe('who sees what', () => {
  test('[82] outsiders, the banned and people of a block see nothing of it', async () => {
    const { author, reader, mod, communityId } = await house();
    const { id } = await talk.started(author, communityId, 'For us');
    await talk.replied(reader, id, 'From the reader');
    const [outsider, banned] = (await Promise.all([buildPerson(server, {}), buildPerson(server, {})])) as [
      Person,
      Person,
    ];
    const community = { id: communityId };
    await buildMember(server.database.manager, community, banned);
    expect(contents(await talk.rows(banned))).toEqual(['For us']);
    await buildBan(server.database.manager, community, banned);
    for (const person of [outsider, banned]) expect(await talk.rows(person)).toEqual([]);
    expect(codeOf(await talk.open(banned, id))).toBe(conversationErrors.NOT_FOUND.code);
    expect(await talk.replies(banned, id)).toEqual([]);
    expect(codeOf(await talk.reply(banned, id, 'Hi'))).toBe(conversationErrors.NOT_FOUND.code);
    expect(codeOf(await talk.create(outsider, communityId, 'Hi'))).toBe(conversationErrors.NOT_A_MEMBER.code);
    await block(mod, reader);
    expect((await only(talk.rows(mod))).replies).toEqual([]);
    await block(author, reader);
    expect(await talk.rows(reader)).toEqual([]);
    expect(codeOf(await talk.like(reader, id, true))).toBe(conversationErrors.NOT_FOUND.code);
  });
});

describe('moderators', () => {
  test('[82] find what is reported in their queue, with its words, and remove it', async () => {
    const { author, reader, mod, communityId } = await house();
    const { id } = await talk.started(author, communityId, 'Buy now');
    const reply = await talk.replied(author, id, 'Really, buy');
    await talk.replied(reader, id, 'Please stop');
    expect(codeOf(await talk.report(author, id))).toBe('MODERATION_OWN_CONTENT');
    expect((await talk.report(reader, id)).errors).toBeUndefined();
    expect((await talk.report(reader, reply.id, 'ConversationReply')).errors).toBeUndefined();
    expect(codeOf(await talk.report(reader, id))).toBe('MODERATION_REPORTED_ALREADY');
    const mine = await only(talk.rows(reader));
    expect(mine).toMatchObject({ reported: true, replies: [{ reported: true }, { reported: false }] });
    expect(await only(talk.rows(mod))).toMatchObject({ reported: false, replies: [{ reported: false }, {}] });

    const cases = await scene.calls.items(mod, communityId);
    expect(cases.map(({ targetType, preview, reports }) => [targetType, preview, reports])).toEqual([
      ['CONVERSATION_REPLY', 'Really, buy', [expect.objectContaining({ message: 'Look at this.' })]],
      ['CONVERSATION', 'Buy now', [expect.objectContaining({ message: 'Look at this.' })]],
    ]);
    for (const { id: caseId } of cases)
      expect((await scene.calls.decide(mod, caseId, 'REMOVE', 'Advertising')).errors).toBeUndefined();
    expect(await only(talk.rows(reader))).toMatchObject({
      deleted: true,
      content: conversationTexts.contentDeleted,
      repliesCnt: 1,
      replies: [{ content: 'Please stop' }],
    });
    expect(await scene.audited(communityId)).toEqual([
      'CONTENT_REMOVED: Advertising',
      'CONTENT_REMOVED: Advertising',
    ]);
    expect((await scene.bell(author)).map(({ description }) => description)).toContainEqual(
      expect.stringContaining('Advertising'),
    );
  });

  test('[82] look at the first words of newcomers, and at many links, before others see them', async () => {
    const { author, reader, mod, communityId } = await house({ holds: true });
    const held = await talk.started(author, communityId, 'My first words');
    expect(held.status).toBe('HELD');
    expect(contents(await talk.rows(author))).toEqual(['My first words']);
    expect(await talk.rows(reader)).toEqual([]);
    expect(codeOf(await talk.open(reader, held.id))).toBe(conversationErrors.NOT_FOUND.code);
    expect(codeOf(await talk.reply(author, held.id, 'Hm'))).toBe(conversationErrors.NOT_FOUND.code);
    await untilMailIsOut(server);
    const { id: caseId } = await only(scene.calls.items(mod, communityId));
    await scene.calls.decide(mod, caseId, 'RELEASE', 'Fine');
    expect(contents(await talk.rows(reader))).toEqual(['My first words']);
    const links = 'https://a.example https://b.example https://c.example';
    const reply = await talk.replied(reader, held.id, 'Hi');
    expect(reply.status).toBe('HELD');
    expect(await only(talk.rows(author))).toMatchObject({ repliesCnt: 0, replies: [] });
    expect(await scene.bell(author)).not.toContainEqual(expect.objectContaining({ type: 'THREAD_RESPONSE' }));
    const waiting = await scene.calls.items(mod, communityId);
    await scene.calls.decide(mod, waiting[0]?.id ?? '', 'RELEASE', 'Fine');
    expect(await only(talk.rows(author))).toMatchObject({ repliesCnt: 1, replies: [{ content: 'Hi' }] });
    expect(await scene.bell(author)).toContainEqual(expect.objectContaining({ type: 'THREAD_RESPONSE' }));
    expect((await talk.started(mod, communityId, links)).status).toBe('VISIBLE');
  });
});

describe('around it', () => {
  test('[82] an open home hears of a new one', async () => {
    const { author, reader, communityId } = await house();
    const socket = await server.connectedSocket(reader.token);
    const heard = new Promise((resolve) => socket.once('forum.conversation-created', resolve));
    const { id } = await talk.started(author, communityId, 'New!');
    expect(await heard).toEqual({ communityId, conversationId: id });
    socket.disconnect();
  });

  test('[82] an export has one’s own words, and of what was deleted that it was', async () => {
    const { author, reader, communityId } = await house();
    const kept = await talk.started(author, communityId, 'Kept words');
    const gone = await talk.started(author, communityId, 'Gone words');
    await talk.replied(author, kept.id, 'My own reply');
    await talk.like(author, kept.id, true);
    await talk.replied(reader, kept.id, 'Not yours');
    await talk.remove(author, gone.id);
    const { body, status } = await server.http
      .get('/account/export')
      .set('authorization', `Bearer ${author.token}`)
      .buffer(true)
      .parse((response, done) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => done(null, Buffer.concat(parts)));
      });
    expect(status).toBe(200);
    const text = strFromU8(unzipSync(body as Uint8Array)['conversations.json'] ?? new Uint8Array());
    for (const word of ['Kept words', 'My own reply', gone.id]) expect(text).toContain(word);
    for (const word of ['Gone words', 'Not yours']) expect(text).not.toContain(word);
  });
});
