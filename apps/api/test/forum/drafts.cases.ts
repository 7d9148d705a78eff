import { beforeAll, expect, test } from '@jest/globals';
import { authErrors } from '@lyceum/contracts/auth';
import { draftErrors } from '@lyceum/contracts/forum';
import { buildCommunity, buildMember, buildThread } from '@lyceum/forum/testing';
import { buildPerson, type Person } from '../../src/testing/people';
import { TestServer } from '../../src/testing/test-server';
import { codeIn, ThreadCalls } from '../../src/testing/threads';

let server: TestServer;
let calls: ThreadCalls;
let writer: Person;
let other: Person;
let communityId: string;
let threadId: string;
beforeAll(async () => {
  server = await TestServer.shared();
  calls = new ThreadCalls(server);
  const { manager } = server.database;
  [writer, other] = (await Promise.all([buildPerson(server), buildPerson(server)])) as [Person, Person];
  const community = await buildCommunity(manager, writer);
  communityId = community.id;
  for (const person of [writer, other]) await buildMember(manager, community, person);
  threadId = (await buildThread(manager, community, other)).id;
});

interface DraftAnswer {
  id: string;
  content: string;
  revision: number;
  updatedAt: string;
}

const fields = 'id content isRich title tags revision updatedAt poll { options closesAt open }';

const save = (caller: Person, content: string, baseRevision: number | null = null, userId = caller.id) =>
  calls.ask<{ saveThreadResponseDraft: DraftAnswer }>(
    caller,
    `mutation ($userId: ID!, $threadId: ID!, $content: String!, $baseRevision: Int) {
      saveThreadResponseDraft(userId: $userId, threadId: $threadId, content: $content, baseRevision: $baseRevision) {
        ${fields} } }`,
    { userId, threadId, content, baseRevision },
  );

const stored = async (caller: Person): Promise<DraftAnswer | null | undefined> => {
  const { data } = await calls.ask<{ getThreadResponseDraft: DraftAnswer | null }>(
    caller,
    `query ($threadId: ID!, $userId: ID!) {
      getThreadResponseDraft(threadId: $threadId, userId: $userId) { ${fields} } }`,
    { threadId, userId: caller.id },
  );
  return data?.getThreadResponseDraft;
};

test('[120] a draft of a reply is saved with its id and time, told with its thread, in conflict refused, and deleted', async () => {
  expect(await stored(writer)).toBeNull();
  const saved = (await save(writer, 'Half a thought')).data?.saveThreadResponseDraft;
  expect(saved).toMatchObject({ content: 'Half a thought', revision: 1 });
  expect(Date.parse(saved?.updatedAt ?? '')).toBeGreaterThan(Date.now() - 60_000);
  const { data } = await calls.ask<{ getThread: { requestingUserDraft: object } }>(
    writer,
    `query ($threadId: ID!, $userId: ID!) {
      getThread(threadId: $threadId, userId: $userId) { requestingUserDraft { id content isRich revision updatedAt } } }`,
    { threadId, userId: writer.id },
  );
  expect(data?.getThread.requestingUserDraft).toMatchObject({ id: saved?.id, revision: 1, isRich: false });
  const conflict = await save(writer, 'From the phone');
  expect(codeIn(conflict)).toBe(draftErrors.CONFLICT.code);
  expect(conflict.errors?.[0]?.message).toBe(draftErrors.CONFLICT.message);
  expect(codeIn(await save(other, 'In your name', 1, writer.id))).toBe(authErrors.ACTS_FOR_ANOTHER.code);
  expect(await stored(writer)).toEqual(saved);
  const remove = (caller: Person, userId = caller.id) =>
    calls.ask<{ deleteDraft: boolean }>(
      caller,
      'mutation ($draftId: ID!, $userId: ID!) { deleteDraft(draftId: $draftId, userId: $userId) }',
      { draftId: saved?.id, userId },
    );
  expect((await remove(other)).data?.deleteDraft).toBe(false);
  expect(codeIn(await remove(other, writer.id))).toBe(authErrors.ACTS_FOR_ANOTHER.code);
  expect((await remove(writer)).data?.deleteDraft).toBe(true);
  expect(await stored(writer)).toBeNull();
});

test('[120] a draft of a new thread has its title and poll, and ends with the thread it becomes', async () => {
  const input = {
    title: 'Mot',
    content: '',
    tags: ['debate'],
    poll: { options: ['Yes', ''], closesAt: '2040-01-01T00:00:00.000Z', open: false },
  };
  const saved = await calls.ask<{ saveNewThreadDraft: DraftAnswer }>(
    writer,
    `mutation ($userId: ID!, $communityId: ID!, $input: NewThreadDraftInput!) {
      saveNewThreadDraft(userId: $userId, communityId: $communityId, input: $input) { ${fields} } }`,
    { userId: writer.id, communityId, input },
  );
  expect(saved.data?.saveNewThreadDraft).toMatchObject({ ...input, isRich: false, revision: 1 });
  const begun = async () => {
    const { data } = await calls.ask<{ getNewThreadDraft: DraftAnswer | null }>(
      writer,
      `query ($communityId: ID!, $userId: ID!) {
        getNewThreadDraft(communityId: $communityId, userId: $userId) { ${fields} } }`,
      { communityId, userId: writer.id },
    );
    return data?.getNewThreadDraft;
  };
  expect(await begun()).toEqual(saved.data?.saveNewThreadDraft);
  const draftId = saved.data?.saveNewThreadDraft.id;
  await calls.ask(writer, 'mutation ($input: CreateThreadInput!) { createThread(input: $input) { id } }', {
    input: { communityId, title: 'Motions', content: 'Which one?', draftId },
  });
  expect(await begun()).toBeNull();
});

test('what one has begun is listed by where it belongs, for its author alone, and not where they may no longer read', async () => {
  interface Card {
    threadId: string | null;
    communityName: string;
    title: string;
    preview: string;
  }
  const listed = async (caller: Person, userId = caller.id) => {
    const answer = await calls.ask<{ getLatestDrafts: Card[] }>(
      caller,
      'query ($userId: ID!) { getLatestDrafts(userId: $userId) { threadId communityName title preview } }',
      { userId },
    );
    return answer.data?.getLatestDrafts ?? codeIn(answer);
  };
  const { manager } = server.database;
  const hidden = await buildCommunity(manager, other, { privacy: 'PRIVATE' });
  await buildMember(manager, hidden, writer);
  await calls.ask(
    writer,
    `mutation ($userId: ID!, $communityId: ID!) {
      saveNewThreadDraft(userId: $userId, communityId: $communityId, input: { title: "Plans", content: "" }) { id } }`,
    { userId: writer.id, communityId: hidden.id },
  );
  await save(writer, '  Half a\nthought ');
  const reply = { threadId, preview: 'Half a thought' };
  const thread = { threadId: null, communityName: hidden.name, title: 'Plans', preview: '' };
  expect(await listed(writer)).toMatchObject([reply, thread]);
  expect(await listed(other)).toEqual([]);
  expect(await listed(other, writer.id)).toBe(authErrors.ACTS_FOR_ANOTHER.code);
  await manager.query('DELETE FROM community_members WHERE community_id = $1 AND user_id = $2', [
    hidden.id,
    writer.id,
  ]);
  expect(await listed(writer)).toMatchObject([reply]);
});
