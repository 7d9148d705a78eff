import { randomUUID } from 'node:crypto';
import type { Call } from '../call.ts';
import type { Kind, Write } from './ledger.ts';
import type { Scene, Writer } from './scene.ts';

/** A write and the call that does it; sent again, it is the same call. */
export interface PlannedWrite extends Write {
  readonly call: Call;
}

/** Of twenty writes. */
const mix: readonly Kind[] = [
  ...Array<Kind>(8).fill('post'),
  ...Array<Kind>(4).fill('comment'),
  ...Array<Kind>(5).fill('clap'),
  'thread',
  'conversation',
  'account',
];

const documents = {
  thread: 'mutation ($input: CreateThreadInput!) { createThread(input: $input) { id } }',
  post: `mutation ($userId: ID!, $threadId: ID!, $content: String!, $clientKey: ID!) {
    submitPost(userId: $userId, threadId: $threadId, content: $content, clientKey: $clientKey) { id } }`,
  comment: 'mutation ($input: CommentToPostInput!) { uploadCommentToPost(input: $input) { id } }',
  conversation: 'mutation ($input: CreateConversationInput!) { createConversation(input: $input) { id } }',
  clap: `mutation ($userId: ID!, $threadId: ID!, $clientKey: ID!) {
    clapThread(userId: $userId, threadId: $threadId, clientKey: $clientKey) { claps } }`,
} as const;

/** Each person claps so often for the same thread, in calls of their own. */
const clapsEach = 3;

/** The n-th write, each by another person. */
export function planWrite(scene: Scene, n: number): PlannedWrite {
  const kind = mix[(n * 7) % mix.length] ?? 'post';
  const writer = nth(scene.writers, n);
  const threadId = nth(scene.threadIds, n);
  const clientKey = randomUUID();
  const mark = `Written under fault, number ${String(n)}.`;
  switch (kind) {
    case 'thread': {
      const { communityId } = scene;
      const input = { communityId, title: `Number ${String(n)}`, content: mark, clientKey };
      return { kind, mark, call: ask(writer, documents.thread, { input }) };
    }
    case 'post': {
      const variables = { userId: writer.id, threadId, content: mark, clientKey };
      return { kind, mark, call: ask(writer, documents.post, variables) };
    }
    case 'comment': {
      const input = { studentId: writer.id, postId: nth(scene.postIds, n), content: mark, clientKey };
      return { kind, mark, call: ask(writer, documents.comment, { input }) };
    }
    case 'conversation': {
      const input = { communityId: scene.communityId, content: mark, clientKey };
      return { kind, mark, call: ask(writer, documents.conversation, { input }) };
    }
    case 'clap':
      return planClap(scene, n, clientKey);
    case 'account':
      return planAccount(n);
  }
}

function planClap(scene: Scene, n: number, clientKey: string): PlannedWrite {
  const pair = Math.floor(n / (mix.length * clapsEach));
  const writer = nth(scene.writers, pair);
  const threadId = nth(scene.threadIds, n % mix.length);
  const call = ask(writer, documents.clap, { userId: writer.id, threadId, clientKey });
  return { kind: 'clap', mark: `${threadId} ${writer.id}`, call };
}

/** A sign-up has no key: the address is one. */
function planAccount(n: number): PlannedWrite {
  const email = `fault-${String(n)}@lyceum.example`;
  const person = {
    firstName: 'Fault',
    lastName: 'Survivor',
    email,
    password: 'a-password-of-the-bench',
    dateOfBirth: '2000-01-01',
  };
  return {
    kind: 'account',
    mark: email,
    call: { method: 'POST', path: '/auth/sign-up', body: JSON.stringify(person) },
  };
}

const nth = <Item>(items: readonly Item[], n: number): Item => items[n % items.length] as Item;

function ask(writer: Writer, query: string, variables: object): Call {
  const headers = { authorization: writer.authorization };
  return { method: 'POST', path: '/graphql', headers, body: JSON.stringify({ query, variables }) };
}
