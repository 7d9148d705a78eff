import { randomUUID } from 'node:crypto';
import type { Person } from './people';
import type { TestServer } from './test-server';

interface Answer<Data> {
  data: Data | null;
  errors?: { message: string; extensions: { code: string } }[];
}

interface Reply {
  id: string;
  content: string;
  status: string;
  creator: { id: string };
  reported: boolean;
  deletable: boolean;
  cursor: string;
}

export interface Conversation extends Reply {
  community: { id: string };
  likesCnt: number;
  requestingUserHasLiked: boolean;
  repliesCnt: number;
  requestingUserHasReplied: boolean;
  replies: Reply[];
  deleted: boolean;
  canReplyTo: boolean;
}

export interface Likes {
  likesCnt: number;
  requestingUserHasLiked: boolean;
}

type Caller = Pick<Person, 'id' | 'token'>;

const replyFields = 'id createdAt content status creator { id firstName } reported deletable cursor';
const fields = `${replyFields} community { id name displayName } likesCnt requestingUserHasLiked repliesCnt
  requestingUserHasReplied replies { ${replyFields} } deleted canReplyTo`;

/** The calls about conversations, as the screens send them. */
export class ConversationCalls {
  constructor(private readonly server: TestServer) {}

  async ask<Data>(caller: Caller, query: string, variables: object): Promise<Answer<Data>> {
    const { body } = await this.server.graphql(query, { token: caller.token, variables: { ...variables } });
    return body as Answer<Data>;
  }

  list(caller: Caller, cursor?: string, userId = caller.id) {
    return this.ask<{ getConversations: Conversation[] }>(
      caller,
      `query ($userId: ID!, $cursor: String) { getConversations(userId: $userId, cursor: $cursor) { ${fields} } }`,
      { userId, cursor },
    );
  }

  async rows(caller: Caller, cursor?: string): Promise<Conversation[]> {
    const { data } = await this.list(caller, cursor);
    if (!data) throw new Error('The conversations were refused');
    return data.getConversations;
  }

  open(caller: Caller, conversationId: string) {
    return this.ask<{ getConversation: Conversation }>(
      caller,
      `query ($id: ID!, $userId: ID!) { getConversation(conversationId: $id, userId: $userId) { ${fields} } }`,
      { id: conversationId, userId: caller.id },
    );
  }

  async replies(caller: Caller, conversationId: string, cursor?: string): Promise<Reply[]> {
    const { data } = await this.ask<{ getConversationReplies: Reply[] }>(
      caller,
      `query ($id: ID!, $userId: ID!, $cursor: String) {
        getConversationReplies(conversationId: $id, userId: $userId, cursor: $cursor) { ${replyFields} } }`,
      { id: conversationId, userId: caller.id, cursor },
    );
    return data?.getConversationReplies ?? [];
  }

  create(caller: Caller, communityId: string, content: string, clientKey: string = randomUUID()) {
    return this.ask<{ createConversation: Conversation }>(
      caller,
      `mutation ($input: CreateConversationInput!) { createConversation(input: $input) { ${fields} } }`,
      { input: { communityId, content, clientKey } },
    );
  }

  async started(caller: Caller, communityId: string, content: string): Promise<Conversation> {
    const { data } = await this.create(caller, communityId, content);
    if (!data) throw new Error('The conversation was refused');
    return data.createConversation;
  }

  reply(caller: Caller, conversationId: string, content: string, clientKey: string = randomUUID()) {
    return this.ask<{ replyToConversation: Reply }>(
      caller,
      `mutation ($input: ReplyToConversationInput!) { replyToConversation(input: $input) { ${replyFields} } }`,
      { input: { conversationId, content, clientKey } },
    );
  }

  async replied(caller: Caller, conversationId: string, content: string): Promise<Reply> {
    const { data } = await this.reply(caller, conversationId, content);
    if (!data) throw new Error('The reply was refused');
    return data.replyToConversation;
  }

  like(caller: Caller, conversationId: string, liked: boolean, userId = caller.id) {
    return this.ask<{ likeConversation: Likes }>(
      caller,
      `mutation ($id: ID!, $userId: ID!, $liked: Boolean!) {
        likeConversation(conversationId: $id, userId: $userId, liked: $liked) { likesCnt requestingUserHasLiked } }`,
      { id: conversationId, userId, liked },
    );
  }

  remove(caller: Caller, conversationId: string) {
    return this.ask<{ deleteConversation: Conversation }>(
      caller,
      `mutation ($id: ID!, $userId: ID!) {
        deleteConversation(conversationId: $id, userId: $userId) { ${fields} } }`,
      { id: conversationId, userId: caller.id },
    );
  }

  removeReply(caller: Caller, replyId: string) {
    return this.ask<{ deleteConversationReply: boolean }>(
      caller,
      `mutation ($id: ID!, $userId: ID!) { deleteConversationReply(replyId: $id, userId: $userId) }`,
      { id: replyId, userId: caller.id },
    );
  }

  report(caller: Caller, id: string, kind: 'Conversation' | 'ConversationReply' = 'Conversation') {
    return this.ask<Record<string, boolean>>(
      caller,
      `mutation ($id: ID!, $userId: ID!) { report${kind}(id: $id, userId: $userId, message: "Look at this.") }`,
      { id, userId: caller.id },
    );
  }
}
