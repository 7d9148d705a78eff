import { beforeAll, describe, expect, test } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { pollErrors } from '@lyceum/contracts/polls';
import { buildCommunity, buildMember, buildThread } from '@lyceum/forum/testing';
import { SocketHub } from '@lyceum/kernel';
import { buildPerson, type Person } from '../../src/testing/people';
import { nextMessage, TestServer } from '../../src/testing/test-server';
import { codeIn, ThreadCalls } from '../../src/testing/threads';

let server: TestServer;
let calls: ThreadCalls;
beforeAll(async () => {
  server = await TestServer.shared();
  calls = new ThreadCalls(server);
});

const fields = `id canSelectMultiple open closesAt isClosed hiddenUntilVoted resultsVisible votersCnt editable
  creator { id firstName } votes { optionId userId }
  options { id label votesCnt requestingUserVoted deletable creator { id } }`;

interface PollAnswer {
  id: string;
  canSelectMultiple: boolean;
  open: boolean;
  isClosed: boolean;
  resultsVisible: boolean;
  votersCnt: number;
  votes: { optionId: string; userId: string }[];
  options: { id: string; label: string; votesCnt: number | null; requestingUserVoted: boolean }[];
}

/** A forum with an author and a member, and what they call. */
async function house() {
  const { manager } = server.database;
  const [author, member] = (await Promise.all(
    ['Ada', 'Mia'].map((firstName) => buildPerson(server, { firstName })),
  )) as [Person, Person];
  const community = await buildCommunity(manager, author);
  await manager.query('UPDATE communities SET holds_new_users = FALSE WHERE id = $1', [community.id]);
  await buildMember(manager, community, author, 'ADMIN');
  await buildMember(manager, community, member);
  const thread = await buildThread(manager, community, author, { text: 'Which one?' });
  return { author, member, community, thread };
}

const create = (caller: Person, communityId: string, poll: object) =>
  calls.ask<{ createThread: { id: string; pollId: string } }>(
    caller,
    'mutation ($input: CreateThreadInput!) { createThread(input: $input) { id pollId } }',
    { input: { communityId, title: 'Motions', content: 'Which one?', poll } },
  );

const read = (caller: Person, pollId: string) =>
  calls.ask<{ getPoll: PollAnswer }>(
    caller,
    `query ($pollId: ID!) { getPoll(pollId: $pollId) { ${fields} } }`,
    {
      pollId,
    },
  );

const vote = (caller: Person, pollId: string, optionId = '', { checked = true, userId = caller.id } = {}) =>
  calls.ask<{ updatePollVote: PollAnswer }>(
    caller,
    `mutation ($checked: Boolean!, $pollId: ID!, $userId: ID!, $optionId: ID!) {
      updatePollVote(checked: $checked, pollId: $pollId, userId: $userId, optionId: $optionId) { ${fields} } }`,
    { checked, pollId, userId, optionId },
  );

const add = (caller: Person, pollId: string, label: string, creator = caller.id) =>
  calls.ask<{ addPollOption: PollAnswer }>(
    caller,
    `mutation ($pollId: ID!, $newOption: NewPollOptionInput!) {
      addPollOption(pollId: $pollId, newOption: $newOption) { ${fields} } }`,
    { pollId, newOption: { creator, label } },
  );

describe('a poll over GraphQL', () => {
  test('[125, 127, 128, 129] comes with a thread, is voted in, gets an option and loses it, and is closed', async () => {
    const { author, member, community } = await house();
    const made = (await create(author, community.id, { options: ['Red', 'Green'] })).data?.createThread;
    const pollId = made?.pollId ?? '';
    const poll = (await read(member, pollId)).data?.getPoll;
    expect(poll).toMatchObject({
      canSelectMultiple: true,
      open: true,
      creator: { id: author.id },
      votes: [],
    });
    const [red] = poll?.options ?? [];
    expect((await vote(member, pollId, red?.id)).data?.updatePollVote).toMatchObject({
      votersCnt: 1,
      votes: [{ optionId: red?.id, userId: member.id }],
    });
    const added = (await add(member, pollId, 'Blue')).data?.addPollOption.options.at(-1);
    expect(added).toMatchObject({ label: 'Blue', votesCnt: 0, deletable: true, creator: { id: member.id } });
    const remove = (caller: Person, optionId = '') =>
      calls.ask<{ deletePollOption: PollAnswer }>(
        caller,
        `mutation ($pollId: ID!, $optionId: ID!) {
          deletePollOption(pollId: $pollId, optionId: $optionId) { ${fields} } }`,
        { pollId, optionId },
      );
    expect(codeIn(await remove(member, red?.id))).toBe(pollErrors.NOT_DELETABLE.code);
    expect((await remove(member, added?.id)).data?.deletePollOption.options).toHaveLength(2);
    const close = (caller: Person) =>
      calls.ask<{ closePoll: PollAnswer }>(
        caller,
        `mutation ($pollId: ID!) { closePoll(pollId: $pollId) { ${fields} } }`,
        { pollId },
      );
    expect(codeIn(await close(member))).toBe(pollErrors.NOT_CLOSABLE.code);
    expect((await close(author)).data?.closePoll.isClosed).toBe(true);
    expect(codeIn(await vote(member, pollId, red?.id, { checked: false }))).toBe(pollErrors.CLOSED.code);
  });

  test('[131] is put into a thread that has none by an edit, with its date, and tells no counts before one’s vote', async () => {
    const { author, member, thread } = await house();
    const edited = await calls.ask<{ editThread: { pollId: string } }>(
      author,
      `mutation ($threadId: ID!, $poll: NewPollInput) {
        editThread(threadId: $threadId, updatedContent: "Which one now?", poll: $poll) { pollId } }`,
      {
        threadId: thread.id,
        poll: { options: ['Yes', 'No'], closesAt: '2040-01-01T00:00:00Z', hiddenUntilVoted: true },
      },
    );
    const pollId = edited.data?.editThread.pollId ?? '';
    const [yes] =
      (await vote(author, pollId, (await read(author, pollId)).data?.getPoll.options[0]?.id)).data
        ?.updatePollVote.options ?? [];
    expect(yes).toMatchObject({ votesCnt: 1, requestingUserVoted: true });
    const hidden = (await read(member, pollId)).data?.getPoll;
    expect(hidden).toMatchObject({ closesAt: '2040-01-01T00:00:00.000Z', resultsVisible: false, votes: [] });
    expect(hidden?.options.map(({ votesCnt }) => votesCnt)).toEqual([null, null]);
  });

  test('[127] tells every tab that has its thread open of whatever happens to it, and no more than that', async () => {
    const { author, member, community } = await house();
    const outsider = await buildPerson(server);
    const poll = { options: ['Red', 'Green'], hiddenUntilVoted: true };
    const { id: threadId = '', pollId = '' } =
      (await create(author, community.id, poll)).data?.createThread ?? {};
    const tabs = await Promise.all(
      [member, member, author, outsider].map(async (person, place) => {
        const socket = await server.connectedSocket(person.token);
        const heard: unknown[] = [];
        socket.on('polls.poll-changed', (message) => heard.push(message));
        const hasOpen = place < 3;
        if (hasOpen)
          expect(await socket.emitWithAck('forum.open-thread', { threadId })).toEqual({ ok: true });
        return { socket, heard, person, hasOpen };
      }),
    );
    const [red, green] = (await read(member, pollId)).data?.getPoll.options ?? [];
    const remove = `mutation ($p: ID!, $o: ID!) { deletePollOption(pollId: $p, optionId: $o) { id } }`;
    const acts = [
      () => vote(member, pollId, red?.id),
      () => vote(member, pollId, red?.id, { checked: false }),
      () => add(member, pollId, 'Blue'),
      () => calls.ask(author, remove, { p: pollId, o: green?.id }),
      () => calls.ask(author, 'mutation ($p: ID!) { closePoll(pollId: $p) { id } }', { p: pollId }),
    ];
    for (const act of acts) {
      expect(await act()).not.toHaveProperty('errors');
      for (const { socket, heard, person, hasOpen } of tabs) {
        const barrier = nextMessage(socket, 'notifications.changed');
        server.app.get(SocketHub).toUser(person.id, 'notifications.changed', { total: 0, latest: null });
        await barrier;
        expect(heard.splice(0)).toEqual(hasOpen ? [{ threadId, pollId }] : []);
      }
    }
  });

  test('[264] takes nobody’s vote or option in another’s name', async () => {
    const { author, member, community } = await house();
    const made = (await create(author, community.id, { options: ['Red'] })).data?.createThread;
    const pollId = made?.pollId ?? '';
    const before = (await read(author, pollId)).data?.getPoll;
    const optionId = before?.options[0]?.id;
    expect(codeIn(await vote(member, pollId, optionId, { userId: author.id }))).toBe(
      authErrors.ACTS_FOR_ANOTHER.code,
    );
    expect(codeIn(await add(member, pollId, 'Blue', author.id))).toBe(authErrors.ACTS_FOR_ANOTHER.code);
    expect((await read(author, pollId)).data?.getPoll).toEqual(before);
  });
});
