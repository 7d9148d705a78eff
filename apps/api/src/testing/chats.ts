import { randomUUID } from 'node:crypto';
import { buildBlock, buildFriendRelation } from '@lyceum/friends/testing';
import { Scheduler } from '@lyceum/kernel';
import { buildPerson, type Person } from './people';
import { TestServer } from './test-server';

interface Message {
  id: string;
  seq: number;
  text: string;
  mentions: { id: string; name: string }[];
  isSaved: boolean;
  isHidden: boolean;
  clientKey: string;
  replyTo: number | null;
  deletedAt: string | null;
  editedAt: string | null;
  author: { id: string; firstName: string };
  reactions: { emoji: string; userIds: string[] }[];
  files: {
    id: string;
    name: string;
    path: string;
    type: string;
    size: number;
    width: number | null;
    height: number | null;
    milliseconds: number | null;
    waveform: number[] | null;
  }[];
}

interface Chat {
  id: string;
  isGroupChat: boolean;
  title: string | null;
  unread: number;
  lastSeq: number;
  pins: number[];
  mayWrite: boolean;
  mutedUntil: string | null;
  lastMessage: Message | null;
  members: { role: string; deliveredSeq: number | null; readSeq: number | null; user: { id: string } }[];
  latestCall: string | null;
  callInProgress: boolean;
  latestJoinUrl: string | null;
  initUserFullName: string | null;
  initUserId: string | null;
  acceptedUsers: string[];
  declinedUsers: string[];
}

const messageFields =
  'id chatId seq text mentions { id name } isSaved isHidden clientKey replyTo reactions { emoji userIds } files { id name path type size width height milliseconds waveform } createdAt editedAt deletedAt author { id firstName lastName }';

const chatFields = `id isGroupChat title unread lastSeq pins mayWrite mutedUntil lastMessage { ${messageFields} }
  members { role deliveredSeq readSeq user { id firstName } }
  latestCall callInProgress latestJoinUrl initUserFullName initUserId acceptedUsers declinedUsers`;

type Caller = Pick<Person, 'token'>;

/** The calls about chats, as the screens send them. Each throws the code of its refusal. */
export class ChatCalls {
  constructor(private readonly server: TestServer) {}

  async ask<Data>({ token }: Caller, query: string, variables: object = {}): Promise<Data> {
    const { body } = await this.server.graphql(query, { token, variables: { ...variables } });
    const { data, errors } = body as {
      data: Data;
      errors?: { message: string; extensions: { code: string } }[];
    };
    if (errors?.[0]) throw new Error(errors[0].extensions.code);
    return data;
  }

  async open(caller: Caller, ...others: { id: string }[]): Promise<string> {
    const query = 'query ($members: [ID!]!) { fetchTwilioChannelSid(members: $members) }';
    const members = others.map(({ id }) => id);
    return (await this.ask<{ fetchTwilioChannelSid: string }>(caller, query, { members }))
      .fetchTwilioChannelSid;
  }

  async say(caller: Caller, chatId: string, text: string, more: object = {}): Promise<Message> {
    const query = `mutation ($chatId: ID!, $clientKey: ID!, $text: String!, $mentions: [ID!], $replyTo: Int, $files: [String!], $voice: ChatVoiceInput) {
      sendChatMessage(chatId: $chatId, clientKey: $clientKey, text: $text, mentions: $mentions, replyTo: $replyTo, files: $files, voice: $voice) { ${messageFields} } }`;
    const variables = { chatId, text, clientKey: randomUUID(), ...more };
    return (await this.ask<{ sendChatMessage: Message }>(caller, query, variables)).sendChatMessage;
  }

  async edit(caller: Caller, messageId: string, text: string, mentions: string[] = []): Promise<Message> {
    const query = `mutation ($messageId: ID!, $text: String!, $mentions: [ID!]) {
      editChatMessage(messageId: $messageId, text: $text, mentions: $mentions) { ${messageFields} } }`;
    return (await this.ask<{ editChatMessage: Message }>(caller, query, { messageId, text, mentions }))
      .editChatMessage;
  }

  async delete(caller: Caller, messageId: string): Promise<void> {
    await this.ask(caller, 'mutation ($messageId: ID!) { deleteChatMessage(messageId: $messageId) { id } }', {
      messageId,
    });
  }

  async messages(
    caller: Caller,
    chatId: string,
    place: { before?: number; after?: number } = {},
  ): Promise<Message[]> {
    const query = `query ($chatId: ID!, $before: Int, $after: Int) {
      getChatMessages(chatId: $chatId, before: $before, after: $after) { ${messageFields} } }`;
    return (await this.ask<{ getChatMessages: Message[] }>(caller, query, { chatId, ...place }))
      .getChatMessages;
  }

  async list(caller: Caller): Promise<Chat[]> {
    const query = `{ getChats { rows { ${chatFields} } nextCursor } }`;
    return (await this.ask<{ getChats: { rows: Chat[] } }>(caller, query)).getChats.rows;
  }

  async get(caller: Caller, chatId: string): Promise<Chat> {
    const query = `query ($chatId: ID!) { getChat(chatId: $chatId) { ${chatFields} } }`;
    return (await this.ask<{ getChat: Chat }>(caller, query, { chatId })).getChat;
  }

  async unread(caller: Caller): Promise<number> {
    return (await this.ask<{ countUnreadChatMessages: number }>(caller, '{ countUnreadChatMessages }'))
      .countUnreadChatMessages;
  }

  async read(caller: Caller, chatId: string, seq: number): Promise<boolean> {
    const query = 'mutation ($chatId: ID!, $seq: Int!) { markChatAsRead(chatId: $chatId, seq: $seq) }';
    return (await this.ask<{ markChatAsRead: boolean }>(caller, query, { chatId, seq })).markChatAsRead;
  }

  /** What a search finds, by its text. */
  async search(caller: Caller, queryString: string, chatId: string | null = null): Promise<string[]> {
    const query = `query ($queryString: String!, $chatId: ID) {
      searchChatMessages(queryString: $queryString, chatId: $chatId) { text } }`;
    const variables = { queryString, chatId };
    return (
      await this.ask<{ searchChatMessages: { text: string }[] }>(caller, query, variables)
    ).searchChatMessages.map(({ text }) => text);
  }

  /** Puts a sign to a message, or takes it back. */
  async react(caller: Caller, messageId: string, emoji: string, isOn = true): Promise<Message['reactions']> {
    const query = `mutation ($messageId: ID!, $emoji: String!, $isOn: Boolean!) {
      reactToChatMessage(messageId: $messageId, emoji: $emoji, isOn: $isOn) { ${messageFields} } }`;
    const variables = { messageId, emoji, isOn };
    return (await this.ask<{ reactToChatMessage: Message }>(caller, query, variables)).reactToChatMessage
      .reactions;
  }

  pin(caller: Caller, messageId: string, isOn = true): Promise<Chat> {
    return this.change(caller, 'pinChatMessage', 'messageId: ID!, isOn: Boolean!', { messageId, isOn });
  }

  async pinned(caller: Caller, chatId: string): Promise<Message[]> {
    const query = `query ($chatId: ID!) { getPinnedChatMessages(chatId: $chatId) { ${messageFields} } }`;
    return (await this.ask<{ getPinnedChatMessages: Message[] }>(caller, query, { chatId }))
      .getPinnedChatMessages;
  }

  async save(caller: Caller, messageId: string, isOn = true): Promise<Message> {
    const query = `mutation ($messageId: ID!, $isOn: Boolean!) {
      saveChatMessage(messageId: $messageId, isOn: $isOn) { ${messageFields} } }`;
    return (await this.ask<{ saveChatMessage: Message }>(caller, query, { messageId, isOn })).saveChatMessage;
  }

  async saved(
    caller: Caller,
    cursor: string | null = null,
  ): Promise<{ rows: Message[]; nextCursor: string | null }> {
    const query = `query ($cursor: String) { getSavedChatMessages(cursor: $cursor) { rows { ${messageFields} } nextCursor } }`;
    return (
      await this.ask<{ getSavedChatMessages: { rows: Message[]; nextCursor: string | null } }>(
        caller,
        query,
        {
          cursor,
        },
      )
    ).getSavedChatMessages;
  }

  async placeOfDate(caller: Caller, chatId: string, at: Date): Promise<number | null> {
    const query = 'query ($chatId: ID!, $at: DateTime!) { getChatPlaceOfDate(chatId: $chatId, at: $at) }';
    const variables = { chatId, at: at.toISOString() };
    return (await this.ask<{ getChatPlaceOfDate: number | null }>(caller, query, variables))
      .getChatPlaceOfDate;
  }

  /** @param name of a mutation that answers a chat @param types of its variables, `chatId: ID!` */
  async change(caller: Caller, name: string, types: string, variables: object): Promise<Chat> {
    const declared = types.replaceAll(/(\w+):/g, '$$$1:');
    const passed = Object.keys(variables)
      .map((key) => `${key}: $${key}`)
      .join(', ');
    const query = `mutation (${declared}) { ${name}(${passed}) { ${chatFields} } }`;
    return (await this.ask<Record<string, Chat>>(caller, query, variables))[name] as Chat;
  }
}

/** Two friends, and somebody who knows neither. */
export interface ChatPeople {
  ada: Person;
  ben: Person;
  eve: Person;
}

export interface OpenedChats {
  readonly server: TestServer;
  readonly chats: ChatCalls;
  /** Adas, Bens and Eves of a test's own. */
  readonly people: () => Promise<ChatPeople>;
  readonly befriend: (one: Pick<Person, 'id'>, other: Pick<Person, 'id'>) => Promise<unknown>;
  readonly block: (blocker: Pick<Person, 'id'>, blocked: Pick<Person, 'id'>) => Promise<void>;
  /** A group of the first one's, and its id. */
  readonly group: (owner: Caller, ...members: { id: string }[]) => Promise<string>;
}

/** What the suites of chats and calls begin with. @param server another one than the one they share */
export async function openChats(server?: TestServer): Promise<OpenedChats> {
  const opened = server ?? (await TestServer.shared({ environment: { RUN_JOBS: 'true' } }));
  const { manager } = opened.database;
  const chats = new ChatCalls(opened);
  const befriend: OpenedChats['befriend'] = (one, other) => buildFriendRelation(manager, one, other);
  return {
    server: opened,
    chats,
    befriend,
    block: (blocker, blocked) => buildBlock(manager, blocker, blocked),
    people: async () => {
      const [ada, ben, eve] = [
        await buildPerson(opened, { firstName: 'Ada' }),
        await buildPerson(opened, { firstName: 'Ben' }),
        await buildPerson(opened, { firstName: 'Eve' }),
      ];
      await befriend(ada, ben);
      return { ada, ben, eve };
    },
    group: async (owner, ...members) => {
      const input = { title: 'Debate', members: members.map(({ id }) => id) };
      return (await chats.change(owner, 'createChatGroup', 'title: String!, members: [ID!]!', input)).id;
    },
  };
}

/** Looks for chats of which nobody was told, as the clock does half a minute after something was said. */
export async function lookForUnread({ app, database }: TestServer): Promise<void> {
  await database.query(
    `UPDATE chats SET untold_since = now() - interval '1 minute' WHERE untold_since IS NOT NULL`,
  );
  await database.query(
    `UPDATE scheduled_tasks SET next_run_at = now(), held_until = NULL WHERE name = 'chats.find-unread'`,
  );
  await app.get(Scheduler).runDue();
}
