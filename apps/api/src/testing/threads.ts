import type { Person } from './people';
import type { TestServer } from './test-server';

interface Answer<Data> {
  data: Data | null;
  errors?: { message: string; extensions: { code: string } }[];
}

type Caller = Pick<Person, 'id' | 'token'>;

/** Parts of a thread that tests look at. */
export interface ThreadAnswer {
  id: string;
  title: string;
  content: string;
  status: string;
  claps: number;
  viewsCnt: number;
  canReplyTo: boolean;
  editable: boolean;
  requestingUserClapCnt: number;
  requestingUserIsFavourite: boolean;
  creator: {
    id: string;
    firstName: string;
    lastName: string;
    userProfile: { profilePictureUrl: string | null };
  };
}

const threadFields = `id title content status claps viewsCnt canReplyTo editable requestingUserClapCnt
  requestingUserIsFavourite creator { id firstName lastName userProfile { profilePictureUrl } }`;

/** The calls about threads, as the screens send them. */
export class ThreadCalls {
  constructor(private readonly server: TestServer) {}

  /** The whole answer, errors included. */
  async ask<Data>(
    { token }: Pick<Person, 'token'>,
    query: string,
    variables: object = {},
  ): Promise<Answer<Data>> {
    const { body } = await this.server.graphql(query, { token, variables: { ...variables } });
    return body as Answer<Data>;
  }

  create(
    caller: Caller,
    input: { communityId: string; title?: string; content?: string; isRich?: boolean; clientKey?: string },
  ) {
    return this.ask<{ createThread: ThreadAnswer }>(
      caller,
      `mutation ($input: CreateThreadInput!) { createThread(input: $input) { ${threadFields} } }`,
      { input: { title: 'Motions', content: 'Which one?', ...input } },
    );
  }

  open(caller: Caller, threadId: string, userId = caller.id) {
    return this.ask<{ getThread: ThreadAnswer }>(
      caller,
      `query ($threadId: ID!, $userId: ID!) { getThread(threadId: $threadId, userId: $userId) { ${threadFields} } }`,
      { threadId, userId },
    );
  }

  clap(caller: Caller, threadId: string, count?: number, userId = caller.id) {
    return this.ask<{ clapThread: { claps: number; requestingUserClapCnt: number } }>(
      caller,
      `mutation ($userId: ID!, $threadId: ID!, $count: Int) {
        clapThread(userId: $userId, threadId: $threadId, count: $count) { claps requestingUserClapCnt } }`,
      { userId, threadId, count },
    );
  }

  edit(caller: Caller, threadId: string, updatedContent: string) {
    return this.ask<{ editThread: ThreadAnswer }>(
      caller,
      `mutation ($threadId: ID!, $updatedContent: String!) {
        editThread(threadId: $threadId, updatedContent: $updatedContent) { ${threadFields} } }`,
      { threadId, updatedContent },
    );
  }

  /** One of the mutations that take the caller and a thread, and answer yes or a number. */
  act(caller: Caller, name: string, threadId: string, userId = caller.id) {
    return this.ask<Record<string, boolean | number>>(
      caller,
      `mutation ($userId: ID!, $threadId: ID!) { ${name}(userId: $userId, threadId: $threadId) }`,
      { userId, threadId },
    );
  }
}

/** The code of an answer's first error. */
export const codeIn = ({ errors }: Answer<unknown>): string | undefined => errors?.[0]?.extensions.code;
