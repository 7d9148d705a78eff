import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { expect } from '../fixtures/test.ts';
import { createAccount, giveRoles, type Person, somebody } from './people.ts';

/** Somebody of the test's own, and how the server knows them. */
export interface Member {
  readonly person: Person;
  readonly id: string;
  readonly token: string;
  readonly name: string;
}

export interface Forum {
  readonly id: string;
  readonly name: string;
  readonly displayName: string;
}

/** Calls the API in the name of a token's user. */
export async function callApi<Data>(
  request: APIRequestContext,
  token: string,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Data> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.post('/graphql', { headers, data: { query, variables } });
  const { data, errors } = (await answer.json()) as { data: Data; errors?: unknown };
  expect(errors).toBeUndefined();
  return data;
}

/** An account of the test's own. */
export async function newMember(request: APIRequestContext, firstName?: string): Promise<Member> {
  const person = somebody(firstName);
  const token = await createAccount(request, person);
  const { me } = await callApi<{ me: { id: string } }>(request, token, '{ me { id } }');
  return { person, id: me.id, token, name: `${person.firstName} ${person.lastName}` };
}

/** A forum of the test's own, made by an admin of the test's own; new people's posts are not held there. */
export async function newForum(
  request: APIRequestContext,
  privacy: 'PUBLIC' | 'PRIVATE' | 'CLOSED' = 'PUBLIC',
): Promise<{ forum: Forum; admin: Member }> {
  const admin = await newMember(request, 'Ada');
  await giveRoles(request, admin.person.email, ['EVENT_ADMIN']);
  const displayName = `Forum ${randomUUID().slice(0, 13)}`;
  const { createCommunity: forum } = await callApi<{ createCommunity: Forum }>(
    request,
    admin.token,
    'mutation ($input: CreateCommunityInput!) { createCommunity(input: $input) { id name displayName } }',
    { input: { displayName, privacy } },
  );
  await callApi(
    request,
    admin.token,
    'mutation ($id: ID!) { updateCommunity(communityId: $id, input: { holdsNewUsers: false }) { id } }',
    { id: forum.id },
  );
  return { forum, admin };
}

export function join(
  request: APIRequestContext,
  { id: userId, token }: Member,
  forum: Forum,
): Promise<unknown> {
  return callApi(
    request,
    token,
    'mutation ($communityId: ID!, $userId: ID!) { joinCommunity(communityId: $communityId, userId: $userId) { id } }',
    { communityId: forum.id, userId },
  );
}

/** Writes a thread. @returns its id */
export async function write(
  request: APIRequestContext,
  author: Member,
  forum: Forum,
  title: string,
): Promise<string> {
  const input = {
    communityId: forum.id,
    title,
    content: `About ${title}.`,
    isRich: false,
    clientKey: randomUUID(),
  };
  const { createThread } = await callApi<{ createThread: { id: string } }>(
    request,
    author.token,
    'mutation ($input: CreateThreadInput!) { createThread(input: $input) { id } }',
    { input },
  );
  return createThread.id;
}

/** Makes two people friends. */
export async function befriend(request: APIRequestContext, one: Member, other: Member): Promise<void> {
  const ask =
    'mutation ($a: ID!, $b: ID!) { createFriendRequest(requesterId: $a, requestedUserId: $b) { status } }';
  // Crossed requests become one friendship.
  await callApi(request, one.token, ask, { a: one.id, b: other.id });
  await callApi(request, other.token, ask, { a: other.id, b: one.id });
}
