import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Call } from '../call.ts';
import { stackHeaders, stackPath } from '../reference/stack.ts';
import type { CpuCase, CpuRow } from '../row.ts';
import { userId } from '../world/users.ts';

/** Messages of the chat that is read, and chats of others with a thousandth of that each. */
const [messages, otherChats] = [100_000, 2_000];

/** As many as a chat shows at first (checklist line 197). */
const shown = 15;

const [ours, bare] = ['00000000-0000-7000-9000-000000000001', '00000000-0000-7000-9000-000000000002'];

/** Those of the chat the bare server writes in. */
const [bareSpeaker, bareListener] = [userId(90_000), userId(90_001)];

const read = `query Messages($chatId: ID!) {
  getChatMessages(chatId: $chatId) { seq text createdAt author { id firstName lastName profilePictureUrl } }
}`;

const list = 'query Chats { getChats { rows { id lastSeq unread lastMessage { text } } } }';

/** The stack knows nobody: whose chats it reads stands where a cursor does. */
const listOfReader =
  'query Chats($id: String) { getChats(cursor: $id) { rows { id lastSeq unread lastMessage { text } } } }';

const write = `mutation Say($chatId: ID!, $clientKey: ID!, $text: String!) {
  sendChatMessage(chatId: $chatId, clientKey: $clientKey, text: $text) { text }
}`;

const statements = {
  read: {
    name: 'read',
    text: `SELECT s.seq, s.text, s.created_at AS "createdAt",
             json_build_object('id', a.id, 'firstName', a.first_name, 'lastName', a.last_name, 'profilePictureUrl', a.picture_url) AS author
           FROM chat_members m JOIN chat_messages s ON s.chat_id = m.chat_id JOIN users a ON a.id = s.author_id
           WHERE m.chat_id = $1 AND m.user_id = $2 ORDER BY s.seq DESC LIMIT ${String(shown)}`,
  },
  list: {
    name: 'list',
    text: `SELECT c.id, c.last_seq AS "lastSeq", c.last_seq - m.read_seq AS unread, json_build_object('text', s.text) AS "lastMessage"
           FROM chat_members m JOIN chats c ON c.id = m.chat_id JOIN chat_messages s ON s.chat_id = c.id AND s.seq = c.last_seq
           WHERE m.user_id = $1 ORDER BY c.active_at DESC, c.id DESC LIMIT 30`,
  },
  write: {
    name: 'write',
    text: `WITH numbered AS (UPDATE chats SET last_seq = last_seq + 1, active_at = now() WHERE id = $1 RETURNING last_seq)
           INSERT INTO chat_messages (chat_id, seq, author_id, client_key, text)
           SELECT $1, last_seq, $2, $3, $4 FROM numbered RETURNING text`,
  },
  /** Whoever is in it, among friends without a block, once under a key, read up to there, and who is to hear of it. */
  writeWholly: {
    name: 'write-wholly',
    text: `WITH chat AS (
             SELECT c.id FROM chats c JOIN chat_members m ON m.chat_id = c.id AND m.user_id = $2 WHERE c.id = $1
               AND NOT EXISTS (SELECT FROM user_blocks WHERE (blocker_id, blocked_id) IN ((c.one_id, c.other_id), (c.other_id, c.one_id)))
               AND EXISTS (SELECT FROM friend_relations f WHERE f.status = 'ACCEPTED'
                 AND LEAST(f.requester_id, f.requested_id) = LEAST(c.one_id, c.other_id)
                 AND GREATEST(f.requester_id, f.requested_id) = GREATEST(c.one_id, c.other_id))
               AND NOT EXISTS (SELECT FROM users WHERE id IN (c.one_id, c.other_id) AND (erased_at IS NOT NULL OR suspended_at IS NOT NULL))
               AND NOT EXISTS (SELECT FROM chat_messages WHERE author_id = $2 AND chat_id = $1 AND client_key = $3)
           ), numbered AS (
             UPDATE chats u SET last_seq = u.last_seq + 1, active_at = now() FROM chat WHERE u.id = chat.id RETURNING u.last_seq
           ), made AS (
             INSERT INTO chat_messages (chat_id, seq, author_id, client_key, text)
             SELECT $1, last_seq, $2, $3, $4 FROM numbered RETURNING text, author_id
           ), seen AS (
             UPDATE chat_members SET read_seq = last_seq FROM numbered WHERE chat_id = $1 AND user_id = $2 AND read_seq = last_seq - 1
           )
           SELECT made.text, a.first_name, a.last_name, ARRAY(SELECT user_id FROM chat_members WHERE chat_id = $1) AS members
           FROM made JOIN users a ON a.id = made.author_id`,
  },
} as const;

/** Who asks the stack, which only checks their token. */
const asSomebody = stackHeaders();

const inStack = (query: string, variables: object): Call => ({
  method: 'POST',
  path: stackPath,
  headers: asSomebody,
  body: JSON.stringify({ query, variables }),
});

interface Answered {
  readonly data?: { readonly sendChatMessage?: { readonly text: string } };
}

async function insertChats(pool: Pool, reader: string): Promise<void> {
  const friend = userId(0);
  await pool.query('DELETE FROM chats WHERE id = ANY ($1)', [[ours, bare]]);
  for (const [id, one, other] of [
    [ours, reader, friend],
    [bare, bareSpeaker, bareListener],
  ])
    await pool.query(
      `WITH pair AS (SELECT LEAST($2::uuid, $3::uuid) AS one, GREATEST($2::uuid, $3::uuid) AS other), chat AS (
         INSERT INTO chats (id, one_id, other_id, last_seq) SELECT $1, one, other, $4::int FROM pair RETURNING id
       ), entered AS (
         INSERT INTO chat_members (chat_id, user_id, role, read_seq, delivered_seq)
         SELECT $1, id, 'MEMBER', $4::int, $4::int FROM unnest(ARRAY[$2, $3]::uuid[]) id
       )
       INSERT INTO chat_messages (chat_id, seq, author_id, client_key, text, created_at)
       SELECT $1, n, CASE WHEN n % 2 = 0 THEN $2::uuid ELSE $3::uuid END, uuidv7(), 'Shall we meet at ' || n || '?',
         now() - ($4::int - n) * interval '1 minute' FROM generate_series(1, $4::int) n`,
      [id, one, other, messages],
    );
  for (const pair of [
    [reader, friend],
    [bareSpeaker, bareListener],
  ])
    await pool.query(
      `INSERT INTO friend_relations (requester_id, requested_id, status) VALUES ($1, $2, 'ACCEPTED') ON CONFLICT DO NOTHING`,
      pair,
    );
}

/** Chats among others, so that the tables are not the reader's alone. */
async function insertOtherChats(pool: Pool): Promise<void> {
  const one = (alias: string): string =>
    `('00000000-0000-7000-8000-' || lpad(to_hex(${alias}), 12, '0'))::uuid`;
  await pool.query(
    `WITH chat AS (
       INSERT INTO chats (one_id, other_id, last_seq) SELECT ${one('2 * n + 1000')}, ${one('2 * n + 1001')}, $2::int
       FROM generate_series(1, $1::int) n ON CONFLICT DO NOTHING RETURNING id, one_id, other_id
     ), entered AS (
       INSERT INTO chat_members (chat_id, user_id, role) SELECT id, unnest(ARRAY[one_id, other_id]), 'MEMBER' FROM chat
     )
     INSERT INTO chat_messages (chat_id, seq, author_id, client_key, text)
     SELECT id, n, one_id, uuidv7(), 'Thursday, after ' || n FROM chat, generate_series(1, $2::int) n`,
    [otherChats, messages / 1_000],
  );
}

export const row: CpuRow = {
  section: 'cpu',

  async prepare(world) {
    const { id, headers } = await world.account('student');
    const { pool } = await world.database();
    await insertChats(pool, id);
    await insertOtherChats(pool);
    await pool.query('VACUUM ANALYZE chats, chat_members, chat_messages, friend_relations');
    const post = (query: string, variables: object): Call => ({
      method: 'POST',
      path: '/graphql',
      headers,
      body: JSON.stringify({ query, variables }),
    });
    const ask = (what: string, body = ''): Call => ({
      method: 'POST',
      path: `/${what}`,
      headers: { 'x-user': id },
      body,
    });
    const say = (n: number): string => `Shall we meet on day ${String(n)}?`;
    const written: CpuCase = {
      title: 'sendChatMessage, a write',
      ours: (n) => post(write, { chatId: ours, clientKey: randomUUID(), text: say(n) }),
      reference: (n) => ask('write', say(n)),
      contentOf: (answer) => (answer as Answered).data?.sendChatMessage?.text ?? answer,
      goals: { timesReference: 2.5, timesTogether: 2.5 },
    };
    const { goals: _, ...measured } = written;
    return [
      {
        title: `getChatMessages, the latest ${String(shown)} of ${messages.toLocaleString('en')}`,
        ours: post(read, { chatId: ours }),
        reference: ask('read'),
        goals: { timesReference: 1.8 },
      },
      { title: 'getChats, with what was said last', ours: post(list, {}), reference: ask('list') },
      written,
      // What is left there is the price of how ours is built. No goal is set for it.
      {
        ...measured,
        title: `${written.title}, against all of the task`,
        reference: (n) => ask('write-wholly', say(n)),
      },
      // And what the stack costs: how near ours comes to what a server of it can be.
      {
        ...measured,
        title: `${written.title}, against the bare statement in the same stack`,
        reference: (n) => inStack(write, { chatId: bare, clientKey: randomUUID(), text: say(n) }),
      },
      {
        title: 'getChats, against the bare statement in the same stack',
        ours: post(list, {}),
        reference: inStack(listOfReader, { id }),
      },
    ];
  },

  stack: (database) => ({
    Query: {
      getChats: async (_, { cursor }) => ({
        rows: (await database.query({ ...statements.list, values: [cursor] })).rows,
      }),
    },
    Mutation: {
      sendChatMessage: async (_, { clientKey, text }) =>
        (await database.query({ ...statements.write, values: [bare, bareSpeaker, clientKey, text] })).rows[0],
    },
  }),

  reference:
    (database) =>
    async ({ path, headers, body }) => {
      if (path === '/read') {
        const { rows } = await database.query({ ...statements.read, values: [ours, headers['x-user']] });
        return JSON.stringify({ data: { getChatMessages: rows.reverse() as unknown[] } });
      }
      if (path === '/list') {
        const { rows } = await database.query({ ...statements.list, values: [headers['x-user']] });
        return JSON.stringify({ data: { getChats: { rows: rows as unknown[] } } });
      }
      const values = [bare, bareSpeaker, randomUUID(), body];
      const wanted = path === '/write' ? statements.write : statements.writeWholly;
      const { rows } = await database.query({ ...wanted, values });
      return JSON.stringify({ data: { sendChatMessage: rows[0] as unknown } });
    },
};
