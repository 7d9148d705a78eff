import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { GraphQLSchemaHost } from '@nestjs/graphql';
import { AfterCommit, SocketHub } from '@lyceum/kernel';
import type { GraphQLSchema } from 'graphql';
import { CallTab, VideoCallCalls } from '../../src/testing/calls';
import { type OpenedChats, openChats } from '../../src/testing/chats';
import { untilMailIsOut } from '../../src/testing/mails';
import { type Door, nestDoors } from '../../src/testing/nest-doors';
import { buildPerson, type Person } from '../../src/testing/people';
import { wholeOperation } from '../../src/testing/whole-query';

/** Everybody who has a door of chats or of calls. A new one is probed as soon as it stands here, and fails this until it does. */
const owners = [
  'CallController',
  'CallReportController',
  'CallResolver',
  'ChatController',
  'ChatMarkGateway',
  'ChatMarkResolver',
  'ChatPinResolver',
  'ChatReactionResolver',
  'ChatResolver',
  'ChatSaveResolver',
  'RoomGateway',
];

const secret = 'Tell-tale words of two minors';

let opened: OpenedChats;
let calls: VideoCallCalls;
let doors: Door[];
let schema: GraphQLSchema;
beforeAll(async () => {
  opened = await openChats();
  calls = new VideoCallCalls(opened.server);
  ({ schema } = opened.server.app.get(GraphQLSchemaHost));
  doors = nestDoors(opened.server.app).filter(({ name }) => /^(?:Chat|Call|Room)/.test(name));
});

let ada: Person;
let ben: Person;
let chatId: string;
let groupId: string;
let messageId: string;
let seat: CallTab;
let ticket: string;
let callId: string;
beforeEach(async () => {
  const { server, chats, befriend, group } = opened;
  [ada, ben] = [
    await buildPerson(server, { firstName: 'Adazyx', dateOfBirth: '2012-03-01' }),
    await buildPerson(server, { firstName: 'Benzyx', dateOfBirth: '2012-04-01' }),
  ];
  await befriend(ada, ben);
  [chatId, groupId] = [await chats.open(ada, ben), await group(ada, ben)];
  ({ id: messageId } = await chats.say(ada, chatId, secret));
  await chats.say(ada, groupId, secret);
  await calls.start(ada, chatId, [ben]);
  ({ ticket, callId } = await calls.join(ada, chatId));
  seat = await CallTab.enter(server, ada, { ticket, callId });
});

/** Whoever has no business there: they know every id there is, and what they say is well-formed. */
const intruders: Record<string, () => Promise<Person>> = {
  'a stranger of the same age': () => buildPerson(opened.server, { dateOfBirth: '2012-05-01' }),
  'an adult nobody knows': () => buildPerson(opened.server, { dateOfBirth: '1980-05-01' }),
  'somebody both have blocked': async () => {
    const blocked = await buildPerson(opened.server, { dateOfBirth: '2012-06-01' });
    await opened.befriend(ada, blocked);
    for (const one of [ada, ben]) await opened.block(one, blocked);
    return blocked;
  },
};

/** Every value an argument is asked with, by its name; one that is not here fails the test. */
const candidates = (intruder: Person): Record<string, unknown> => ({
  chatId,
  messageId,
  seq: 1,
  emoji: '👍',
  isOn: true,
  text: 'Let me in, @Adazyx Tester',
  mentions: [ada.id, ben.id],
  at: new Date(0).toISOString(),
  clientKey: randomUUID(),
  title: 'Mine',
  members: [ada.id, ben.id],
  userId: ada.id,
  message: 'Rude',
  until: null,
  queryString: 'words',
  before: null,
  after: 0,
  cursor: null,
  replyTo: 1,
  files: null,
  voice: null,
  showsReading: true,
  unreadMSGCount: 1,
  initUserId: intruder.id,
  receivingUsers: [ada.id, ben.id],
  channelSid: chatId,
});

async function ofGraphql(intruder: Person, name: string, inChat: string): Promise<unknown> {
  const kind = schema.getQueryType()?.getFields()[name] ? 'query' : 'mutation';
  const root = kind === 'query' ? schema.getQueryType() : schema.getMutationType();
  const known: Record<string, unknown> = { ...candidates(intruder), chatId: inChat };
  const variables = Object.fromEntries(
    (root?.getFields()[name]?.args ?? []).map((argument) => {
      if (!(argument.name in known)) throw new Error(`Say what to ask with as ${argument.name}`);
      return [argument.name, known[argument.name]];
    }),
  );
  const { token } = intruder;
  return (await opened.server.graphql(wholeOperation(schema, kind, name), { token, variables })).body;
}

const rest: Record<string, string> = {
  'CallController.start': '/startZoomVideoCall',
  'CallReportController.take': '/webhooks/calls/livekit',
  'ChatController.unread': '/chat/postCurrentUnreadMSGCount',
};

const signals = (): object[] => [
  { type: 'leave' },
  { type: 'hand', isUp: true },
  { type: 'host', action: 'REMOVE', seat: seat.seat },
  { type: 'publish', sdp: 'v=0' },
];

const spoken: Record<string, () => [event: string, message: object][]> = {
  'ChatMarkGateway.type': () => [chatId, groupId].map((id) => ['chats.typing', { chatId: id }]),
  'ChatMarkGateway.deliver': () => [['chats.delivered', {}]],
  'RoomGateway.enter': () => [['calls.enter', { ticket, seat: randomUUID() }]],
  'RoomGateway.signal': () =>
    signals().map((signal) => ['calls.signal', { callId, seat: seat.seat, signal }]),
};

/** What is kept of the two chats. */
const kept = async (): Promise<unknown> =>
  opened.server.database.query(
    `SELECT md5(string_agg(row, ',' ORDER BY row)) FROM (
      SELECT to_jsonb(m)::text AS row FROM chat_members m WHERE chat_id = ANY($1)
      UNION ALL SELECT to_jsonb(s)::text FROM chat_messages s WHERE chat_id = ANY($1)
      UNION ALL SELECT to_jsonb(r)::text FROM chat_reactions r WHERE chat_id = ANY($1)
      UNION ALL SELECT to_jsonb(p)::text FROM chat_pins p WHERE chat_id = ANY($1)
      UNION ALL SELECT to_jsonb(v)::text FROM chat_saves v WHERE chat_id = ANY($1)
      UNION ALL SELECT to_jsonb(f)::text FROM chat_message_files f JOIN chat_messages s ON s.id = f.message_id WHERE s.chat_id = ANY($1)
      UNION ALL SELECT (to_jsonb(c) - 'call_until')::text FROM chats c WHERE id = ANY($1)) rows`,
    [[chatId, groupId]],
  );

/** Nothing that Ada and Ben did themselves is still on its way to their tabs. */
async function settled(): Promise<void> {
  await untilMailIsOut(opened.server);
  await opened.server.app.get(AfterCommit).idle();
  await opened.server.app.get(SocketHub).idle();
}

test('every door of chats and calls is one of those that are probed', () => {
  const found = new Set(doors.map(({ name }) => name.split('.')[0]));
  expect([...found].sort()).toEqual(owners);
  for (const { kind, name } of doors)
    if (kind !== 'graphql') expect(Object.keys(kind === 'rest' ? rest : spoken)).toContain(name);
});

describe.each(Object.keys(intruders))('%s', (who) => {
  test('[143, 144, 203] learns nothing, changes nothing and is heard by nobody, whichever door they try', async () => {
    const { server } = opened;
    const intruder = await (intruders[who] as () => Promise<Person>)();
    await settled();
    const [tab, own] = [
      await server.connectedSocket(ben.token),
      await server.connectedSocket(intruder.token),
    ];
    const heard: unknown[] = [];
    tab.onAny((event: string, message) => {
      if (/^(?:chats|calls)\./.test(event)) heard.push([event, message]);
    });
    const told: unknown[] = [];
    own.onAny((_event, message) => told.push(message));
    const before = await kept();
    for (const { kind, name } of doors) {
      if (kind === 'graphql')
        for (const inChat of [chatId, groupId])
          told.push(await ofGraphql(intruder, name.split('.')[1] ?? '', inChat));
      if (kind === 'rest') {
        const call = server.http.post(rest[name] ?? '').set('authorization', `Bearer ${intruder.token}`);
        told.push((await call.send(candidates(intruder))).body);
      }
      if (kind === 'socket')
        for (const [event, message] of spoken[name]?.() ?? [])
          told.push(await own.emitWithAck(event, message));
    }
    expect(told.length).toBeGreaterThan(doors.length);
    const text = JSON.stringify(told);
    for (const telling of [secret, 'Adazyx', 'Benzyx', ada.email]) expect(text).not.toContain(telling);
    expect(heard).toEqual([]);
    expect(await kept()).toEqual(before);
    expect(await seat.say({ type: 'here' })).toEqual({ ok: true });
  });
});
