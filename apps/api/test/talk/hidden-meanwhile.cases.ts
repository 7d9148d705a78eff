import { beforeAll, expect, test } from '@jest/globals';
import { buildComment, buildCommunity, buildPost, buildThread } from '@lyceum/forum/testing';
import { noticeKind, Notices, UnitOfWork } from '@lyceum/kernel';
import { CommunityCalls } from '../../src/testing/communities';
import { buildPerson } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.shared();
});

test.each(['THREAD', 'POST', 'COMMENT'] as const)(
  'a thread hidden while news of its %s is written: nobody is told until it is shown again',
  async (type) => {
    const { manager } = server.database;
    const [author, reader] = [await buildPerson(server), await buildPerson(server)];
    const thread = await buildThread(manager, await buildCommunity(manager, author), author);
    const post = await buildPost(manager, thread, author);
    const comment = await buildComment(manager, post, author);
    const about = { type, id: { THREAD: thread, POST: post, COMMENT: comment }[type].id };
    const setStatus = (status: string) =>
      server.database.query('UPDATE threads SET status = $2 WHERE id = $1', [thread.id, status]);
    const kind = noticeKind('forum.mentioned');
    if (!kind) throw new Error('Nobody is told of mentions');
    await server.app.get(UnitOfWork).run(async (transaction) => {
      await setStatus('HELD');
      const notice = { userId: reader.id, by: author.id, url: `/thread/${thread.id}`, tag: about.id, about };
      server.app.get(Notices).tell(transaction, kind, { title: 'Motions' }, notice);
    });
    const calls = new CommunityCalls(server);
    const unseen = async () => {
      const { body } = await server.graphql(
        `query ($id: ID!) { countNotificationsForUser(userId: $id, type: ["CONVERSATION_MENTIONED"], platform: "web") { total } }`,
        { token: reader.token, variables: { id: reader.id } },
      );
      return (body as { data: { countNotificationsForUser: { total: number } } }).data
        .countNotificationsForUser.total;
    };
    const told = async () => [
      await unseen(),
      (await calls.noticesOf(reader, 'CONVERSATION_MENTIONED')).length,
    ];
    expect(await told()).toEqual([0, 0]);
    await setStatus('VISIBLE');
    expect(await told()).toEqual([1, 1]);
  },
);
