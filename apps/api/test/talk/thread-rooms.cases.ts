import { beforeAll, describe, expect, test } from '@jest/globals';
import { threadErrors } from '@lyceum/contracts/forum';
import { SocketHub } from '@lyceum/kernel';
import type { Socket } from 'socket.io-client';
import { untilMailIsOut } from '../../src/testing/mails';
import type { Person } from '../../src/testing/people';
import { buildPostScene } from '../../src/testing/post-scene';
import { PostCalls } from '../../src/testing/posts';
import { nextMessage, TestServer } from '../../src/testing/test-server';

let server: TestServer;
let calls: PostCalls;
beforeAll(async () => {
  server = await TestServer.shared();
  calls = new PostCalls(server);
});

/** A tab that keeps what it hears of posts. */
async function tabOf({ token }: Person) {
  const socket = await server.connectedSocket(token);
  const heard: [string, object][] = [];
  for (const name of ['forum.post-created', 'forum.post-changed'])
    socket.on(name, (message: object) => heard.push([name, message]));
  return { socket, heard };
}

const tell = (socket: Socket, name: string, threadId: string): Promise<unknown> =>
  socket.emitWithAck(name, { threadId });

/** What was sent to a tab before has arrived once this has. */
async function settled(person: Person, socket: Socket): Promise<void> {
  await untilMailIsOut(server);
  const barrier = nextMessage(socket, 'notifications.changed');
  server.app.get(SocketHub).toUser(person.id, 'notifications.changed', { total: 0, latest: null });
  await barrier;
}

describe('a tab that has a thread open', () => {
  test('hears of its posts and of their changes, until it closes it', async () => {
    const { author, member, community, threadId } = await buildPostScene(server, calls);
    const { socket, heard } = await tabOf(member);
    expect(await tell(socket, 'forum.open-thread', threadId)).toEqual({ ok: true });
    const post = (await calls.submit(author, threadId)).data?.submitPost;
    await settled(member, socket);
    const created = { communityId: community.id, threadId, number: 1, creatorId: author.id };
    expect(heard.splice(0)).toEqual([['forum.post-created', created]]);
    const comment = (await calls.commentOnPost(author, post?.id ?? '')).data?.uploadCommentToPost;
    await settled(member, socket);
    const changed = ['forum.post-changed', { threadId, postId: post?.id }];
    expect(heard.splice(0)).toEqual([changed]);
    await calls.editPost(author, post?.id ?? '', 'Changed');
    await settled(member, socket);
    await calls.actOn(author, 'deleteComment', comment?.id ?? '');
    await settled(member, socket);
    expect(heard.splice(0)).toEqual([changed, changed]);
    expect(await tell(socket, 'forum.close-thread', threadId)).toEqual({ ok: true });
    await calls.submit(author, threadId);
    await settled(member, socket);
    expect(heard).toEqual([]);
  });

  test('must be allowed to read it, and hears nothing once its user is banned', async () => {
    const { admin, author, member, outsider, community, threadId } = await buildPostScene(
      server,
      calls,
      'PRIVATE',
    );
    const strange = await tabOf(outsider);
    expect(await tell(strange.socket, 'forum.open-thread', threadId)).toMatchObject({
      error: { code: threadErrors.NOT_FOUND.code },
    });
    const own = await tabOf(member);
    await tell(own.socket, 'forum.open-thread', threadId);
    const banned = nextMessage(own.socket, 'forum.access-changed');
    await calls.ask(
      admin,
      'mutation ($c: ID!, $m: ID!) { banMember(communityId: $c, memberId: $m, reason: "Rude") { id } }',
      { c: community.id, m: member.id },
    );
    await banned;
    await untilMailIsOut(server);
    await calls.submit(author, threadId);
    await settled(member, own.socket);
    await settled(outsider, strange.socket);
    expect([own.heard, strange.heard]).toEqual([[], []]);
  });

  test('hears nothing of who its user has a block with', async () => {
    const { author, moderator, member, threadId } = await buildPostScene(server, calls);
    const { socket, heard } = await tabOf(member);
    await tell(socket, 'forum.open-thread', threadId);
    await server.database.query('INSERT INTO user_blocks (blocker_id, blocked_id) VALUES ($1, $2)', [
      moderator.id,
      member.id,
    ]);
    await calls.submit(moderator, threadId);
    await calls.submit(author, threadId);
    await settled(member, socket);
    expect(heard.map(([, message]) => message)).toEqual([expect.objectContaining({ creatorId: author.id })]);
  });
});
