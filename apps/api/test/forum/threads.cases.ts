import { beforeAll, describe, expect, test } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { communityErrors, threadErrors } from '@lyceum/contracts/forum';
import { AccountEraser } from '@lyceum/auth';
import { buildBan, buildCommunity, buildMember } from '@lyceum/forum/testing';
import { AfterCommit, PersonalDataSources, SocketHub } from '@lyceum/kernel';
import type { Socket } from 'socket.io-client';
import { untilMailIsOut } from '../../src/testing/mails';
import { buildPerson, type Person } from '../../src/testing/people';
import { nextMessage, TestServer } from '../../src/testing/test-server';
import { toldTo } from '../../src/testing/told';
import { codeIn, ThreadCalls } from '../../src/testing/threads';

let server: TestServer;
let calls: ThreadCalls;
beforeAll(async () => {
  server = await TestServer.shared();
  calls = new ThreadCalls(server);
});

/** A forum that holds nothing back, with an admin, a member, and a thread of its author. */
async function house(privacy: 'PUBLIC' | 'PRIVATE' = 'PUBLIC') {
  const { manager } = server.database;
  const [admin, member, author] = (await Promise.all(
    ['Olga', 'Mia', 'Ada'].map((firstName) => buildPerson(server, { firstName })),
  )) as [Person, Person, Person];
  const community = await buildCommunity(manager, admin, { privacy });
  await manager.query('UPDATE communities SET holds_new_users = FALSE WHERE id = $1', [community.id]);
  await buildMember(manager, community, admin, 'ADMIN');
  await buildMember(manager, community, member);
  await buildMember(manager, community, author);
  const thread = (await calls.create(author, { communityId: community.id })).data?.createThread;
  return { admin, member, author, community, threadId: thread?.id ?? '' };
}

const bell = async (person: Person) =>
  (await toldTo(server, person)).map(({ type, description, url, actors }) => ({
    type,
    description,
    url,
    actors,
  }));

describe('a thread over GraphQL', () => {
  test('[100] is written, [90] changed by its author, read by others, and [91] deleted', async () => {
    const { member, author, threadId } = await house();
    const opened = await calls.open(member, threadId);
    expect(opened.data?.getThread).toMatchObject({
      title: 'Motions',
      content: 'Which one?',
      canReplyTo: true,
      editable: false,
      creator: { id: author.id, firstName: 'Ada' },
    });
    expect(codeIn(await calls.edit(member, threadId, 'Mine now'))).toBe(threadErrors.NOT_THE_AUTHOR.code);
    expect((await calls.edit(author, threadId, 'Which of them?')).data?.editThread.content).toBe(
      'Which of them?',
    );
    expect((await calls.open(member, threadId)).data?.getThread.content).toBe('Which of them?');
    expect(codeIn(await calls.act(member, 'deleteThread', threadId))).toBe(threadErrors.NOT_DELETABLE.code);
    expect((await calls.act(author, 'deleteThread', threadId)).data).toEqual({ deleteThread: true });
    const gone = await calls.open(member, threadId);
    expect(gone).toMatchObject({ data: null, errors: [{ message: 'Not found' }] });
    expect(JSON.stringify(gone)).not.toContain('Which of them');
  });

  test('[94] counts a view, [96] is saved and given up, as its page says', async () => {
    const { member, threadId } = await house();
    expect((await calls.act(member, 'updateThreadViewCount', threadId)).data).toEqual({
      updateThreadViewCount: 1,
    });
    expect((await calls.act(member, 'updateThreadViewCount', threadId)).data).toEqual({
      updateThreadViewCount: 1,
    });
    await calls.act(member, 'addThreadFavorite', threadId);
    const saved = await calls.open(member, threadId);
    expect(saved.data?.getThread).toMatchObject({ viewsCnt: 1, requestingUserIsFavourite: true });
    await calls.act(member, 'removeThreadFavorite', threadId);
    expect((await calls.open(member, threadId)).data?.getThread.requestingUserIsFavourite).toBe(false);
  });

  test('[264] is never written, read or changed in the name of somebody else', async () => {
    const { member, author, threadId } = await house();
    const before = await calls.open(author, threadId);
    const acts = ['deleteThread', 'updateThreadViewCount', 'addThreadFavorite', 'removeThreadFavorite'];
    const answers = [
      await calls.open(member, threadId, author.id),
      await calls.clap(member, threadId, 3, author.id),
      ...(await Promise.all(acts.map((name) => calls.act(member, name, threadId, author.id)))),
    ];
    for (const answer of answers) expect(codeIn(answer)).toBe(authErrors.ACTS_FOR_ANOTHER.code);
    expect(await calls.open(author, threadId)).toEqual(before);
  });
});

describe('a forum’s threads over GraphQL', () => {
  const list = async (reader: Person, forum: object): Promise<unknown> =>
    calls.ask(
      reader,
      'query ($input: ThreadsFromCommunityInput!) { getThreadsFromCommunity(input: $input) { id } }',
      { input: { userId: reader.id, ...forum } },
    );

  test('[62] are asked for by its id or by its name, whatever its case, and not by both or none', async () => {
    const { member, community, threadId } = await house('PRIVATE');
    const threads = { data: { getThreadsFromCommunity: [{ id: threadId }] } };
    expect(await list(member, { communityId: community.id })).toEqual(threads);
    expect(await list(member, { communityName: community.name })).toEqual(threads);
    expect(await list(member, { communityName: community.name.toUpperCase() })).toEqual(threads);
    const refused = { data: null, errors: [{ extensions: { code: commonErrors.INVALID_INPUT.code } }] };
    expect(await list(member, {})).toMatchObject(refused);
    expect(await list(member, { communityId: community.id, communityName: community.name })).toMatchObject(
      refused,
    );
  });

  test('[71] of a closed forum are not there for who is not in it, as those of a forum there never was', async () => {
    const { admin, author: outsider } = await house();
    const closed = await buildCommunity(server.database.manager, admin, { privacy: 'CLOSED' });
    const answers = await Promise.all(
      [closed.name, `${closed.name}-never`].map((communityName) => list(outsider, { communityName })),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({
      errors: [{ extensions: { code: communityErrors.NOT_FOUND.code } }],
    });
  });

  test('[73] say by the name as by the id why a forum does not open', async () => {
    const { admin } = await house();
    const outsider = await buildPerson(server, {});
    const forum = await buildCommunity(server.database.manager, admin, { privacy: 'PRIVATE' });
    const byName = await list(outsider, { communityName: forum.name });
    expect(byName).toEqual(await list(outsider, { communityId: forum.id }));
    expect(byName).toMatchObject({ errors: [{ extensions: { code: communityErrors.NOT_A_MEMBER.code } }] });
  });
});

describe('what others learn of it', () => {
  test('[93] authors hear of claps as one piece of news, not of their own, and not again at 10', async () => {
    const { admin, member, author, threadId } = await house();
    await calls.clap(author, threadId);
    expect(await bell(author)).toEqual([]);
    await calls.clap(member, threadId, 10);
    await calls.clap(member, threadId);
    await calls.clap(admin, threadId, 2);
    expect(await bell(author)).toEqual([
      {
        type: 'THREAD_CLAP',
        description: 'clapped for your thread “Motions”',
        url: `/thread/${threadId}`,
        actors: 2,
      },
    ]);
    expect((await calls.open(author, threadId)).data?.getThread.claps).toBe(13);
    await calls.act(author, 'deleteThread', threadId);
    expect(await bell(author)).toEqual([]);
  });

  test('[91] the activity log has who wrote, clapped, changed and deleted what, and where', async () => {
    const { admin, member, author, threadId } = await house();
    await calls.clap(member, threadId, 10);
    await calls.clap(member, threadId);
    await calls.edit(author, threadId, 'Changed');
    await calls.act(admin, 'deleteThread', threadId);
    await untilMailIsOut(server);
    await server.app.get(AfterCommit).idle();
    const actions = await server.database.query<object[]>(
      `SELECT user_id AS "userId", action_type AS type, path, details FROM user_actions
       WHERE details ->> 'targetId' = $1`,
      [threadId],
    );
    const action = ({ id }: Person, type: string) => ({
      userId: id,
      type,
      path: `/thread/${threadId}`,
      details: { target: 'THREAD', targetId: threadId },
    });
    const expected = [
      action(author, 'CREATE'),
      action(member, 'CLAP'),
      action(author, 'EDIT'),
      action(admin, 'DELETE'),
    ];
    expect(actions).toHaveLength(4);
    expect(actions).toEqual(expect.arrayContaining(expected));
  });

  test('open tabs of members hear of it at once; those of outsiders, banned and blocked people never', async () => {
    const { member, author, community } = await house('PRIVATE');
    const { manager } = server.database;
    const [outsider, banned, blocked] = (await Promise.all([1, 2, 3].map(() => buildPerson(server)))) as [
      Person,
      Person,
      Person,
    ];
    for (const person of [banned, blocked]) await buildMember(manager, community, person);
    await buildBan(manager, community, banned);
    await manager.query('INSERT INTO user_blocks (blocker_id, blocked_id) VALUES ($1, $2)', [
      author.id,
      blocked.id,
    ]);

    const heard: string[] = [];
    const listen = async (name: string, { token }: Person): Promise<Socket> => {
      const socket = await server.connectedSocket(token);
      socket.on('forum.thread-created', () => heard.push(name));
      return socket;
    };
    const told = await listen('member', member);
    const others = await Promise.all(
      Object.entries({ author, outsider, banned, blocked }).map(([name, person]) => listen(name, person)),
    );
    const message = nextMessage(told, 'forum.thread-created');
    const { data } = await calls.create(author, { communityId: community.id });
    expect(await message).toEqual([{ communityId: community.id, threadId: data?.createThread.id }]);
    await untilMailIsOut(server);
    // What is sent to a tab arrives in order: once it has this, it would have had the other.
    const barriers = others.map((socket) => nextMessage(socket, 'forum.access-changed'));
    const hub = server.app.get(SocketHub);
    for (const { id } of [author, outsider, banned, blocked])
      hub.toUser(id, 'forum.access-changed', { communityId: community.id });
    await Promise.all(barriers);
    expect(heard).toEqual(['member']);
  });
});

describe('who leaves for good', () => {
  test('takes a copy of what they wrote along; it stays, and is of nobody', async () => {
    const { member, author, threadId } = await house();
    await calls.clap(author, threadId, 2);
    await calls.act(author, 'addThreadFavorite', threadId);
    const copies = await server.app.get(PersonalDataSources).exportAll(author.id);
    expect(copies.get('threads')).toMatchObject({
      threads: [{ id: threadId, title: 'Motions', content: 'Which one?', status: 'VISIBLE' }],
      claps: [{ threadId, count: 2 }],
      savedThreads: [{ threadId }],
    });
    await server.database.query("UPDATE users SET deletes_at = now() - interval '1 minute' WHERE id = $1", [
      author.id,
    ]);
    await server.app.get(AccountEraser).eraseDue();
    const { data } = await calls.open(member, threadId);
    expect(data?.getThread).toMatchObject({
      content: 'Which one?',
      claps: 2,
      creator: { firstName: 'Deleted', lastName: 'user', userProfile: { profilePictureUrl: null } },
    });
    const [saved] = await server.database.query<{ count: number }[]>(
      'SELECT count(*)::int AS count FROM thread_favorites WHERE user_id = $1',
      [author.id],
    );
    expect(saved).toEqual({ count: 0 });
  });

  test('has no text in the copy that was deleted before', async () => {
    const { author, threadId } = await house();
    await calls.act(author, 'deleteThread', threadId);
    const copies = await server.app.get(PersonalDataSources).exportAll(author.id);
    expect(copies.get('threads')).toMatchObject({ threads: [{ id: threadId, title: null, content: null }] });
  });
});
