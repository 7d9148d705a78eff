import type { Person } from './people';
import type { TestServer } from './test-server';

interface Card {
  id: string;
  firstName: string;
  lastName: string;
  pictureUrl: string | null;
  roleLabels: string[];
  onlineStatus: 'ONLINE' | 'AWAY' | 'OFFLINE' | null;
  state: string;
  friendRelationId: string | null;
  isBlockedByMe: boolean;
  mayRequest: boolean;
}

interface Answer<Data> {
  data: Data;
  errors?: { message: string; extensions: { code: string } }[];
}

const cardFields =
  'id firstName lastName pictureUrl roleLabels onlineStatus state friendRelationId isBlockedByMe mayRequest';

type Caller = Pick<Person, 'id' | 'token'>;

/** The calls about friends and blocking, as the screens send them. */
export class FriendCalls {
  constructor(private readonly server: TestServer) {}

  /** The whole answer, errors included. */
  async ask<Data>(
    caller: Pick<Person, 'token'>,
    query: string,
    variables: object = {},
  ): Promise<Answer<Data>> {
    const { token } = caller;
    const { body } = await this.server.graphql(query, { token, variables: { ...variables } });
    return body as Answer<Data>;
  }

  request(caller: Caller, other: { id: string }, requesterId = caller.id) {
    return this.ask<{ createFriendRequest: { friendRelationId: string; status: string; state: string } }>(
      caller,
      `mutation ($requesterId: ID!, $requestedUserId: ID!) {
        createFriendRequest(requesterId: $requesterId, requestedUserId: $requestedUserId) {
          friendRelationId status state
          requestingUser { id firstName lastName pictureUrl } requestedUser { id firstName lastName pictureUrl }
        } }`,
      { requesterId, requestedUserId: other.id },
    );
  }

  accept(caller: Caller, friendRelationId: string, status = 'ACCEPTED') {
    return this.ask<{ updateFriendRequest: string }>(
      caller,
      `mutation ($id: ID!, $status: FriendRelationStatus!) {
        updateFriendRequest(friendRelationId: $id, input: { status: $status }) }`,
      { id: friendRelationId, status },
    );
  }

  end(caller: Caller, friendRelationId: string, status?: string) {
    return this.ask<{ deleteFriendRequest: string }>(
      caller,
      `mutation ($id: ID!, $status: FriendRelationStatus) {
        deleteFriendRequest(friendRelationId: $id, status: $status) }`,
      { id: friendRelationId, status },
    );
  }

  block(caller: Caller, other: { id: string }, blockingUser = caller.id) {
    return this.ask<{ blockUser: boolean }>(
      caller,
      'mutation ($userId: ID!, $blockingUser: ID!) { blockUser(userId: $userId, blockingUser: $blockingUser) }',
      { userId: other.id, blockingUser },
    );
  }

  unblock(caller: Caller, other: { id: string }, blockingUser = caller.id) {
    return this.ask<{ unblockUser: boolean }>(
      caller,
      'mutation ($userId: ID!, $blockingUser: ID!) { unblockUser(userId: $userId, blockingUser: $blockingUser) }',
      { userId: other.id, blockingUser },
    );
  }

  async card(caller: Caller, other: { id: string }): Promise<Card> {
    const answer = await this.ask<{ getUserCard: Card }>(
      caller,
      `query ($userId: ID!, $me: ID!) { getUserCard(userId: $userId, requestingUser: $me) { ${cardFields} } }`,
      { userId: other.id, me: caller.id },
    );
    return answer.data.getUserCard;
  }

  relation(caller: Caller, other: { id: string }, requestingUser = caller.id) {
    return this.ask<{
      getFriendRelation: { state: string; friendRelationId: string | null; isBlockedByMe: boolean };
    }>(
      caller,
      `query ($userId: ID!, $me: ID!) {
        getFriendRelation(userId: $userId, requestingUser: $me) { state friendRelationId isBlockedByMe } }`,
      { userId: other.id, me: requestingUser },
    );
  }

  async state(caller: Caller, other: { id: string }): Promise<string> {
    return (await this.relation(caller, other)).data.getFriendRelation.state;
  }

  /** @param name of the query: one of the four lists */
  list(caller: Caller, name: string, page: { userId?: string; cursor?: string; limit?: number } = {}) {
    return this.ask<Record<string, { rows: { user: Card; since: string }[]; nextCursor: string | null }>>(
      caller,
      `query ($userId: ID!, $cursor: String, $limit: Int) {
        ${name}(userId: $userId, cursor: $cursor, limit: $limit) { rows { user { ${cardFields} } since } nextCursor } }`,
      { userId: caller.id, ...page },
    );
  }

  async listedIds(caller: Caller, name: string): Promise<string[]> {
    const { data } = await this.list(caller, name);
    return data[name]?.rows.map(({ user }) => user.id) ?? [];
  }
}
