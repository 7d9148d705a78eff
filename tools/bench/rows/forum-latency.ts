import { randomUUID } from 'node:crypto';
import { CallSource, sendAtRate } from '../cpu/load.ts';
import { percentile } from '../report/stats.ts';
import { figureLine } from '../report/units.ts';
import type { Call } from '../call.ts';
import type { PlainRow } from '../row.ts';
import { signInMany } from '../world/signed-in.ts';
import { userId } from '../world/users.ts';

/** They reply and search; each replies a few times, so that nobody is told to slow down. */
const people = 400;

/** Seconds each is measured for, and before that is asked to warm the server up. */
const seconds = 20;
const warmUp = 10;

const replyDocument = `mutation Reply($userId: ID!, $threadId: ID!, $content: String!, $clientKey: ID!) {
  submitPost(userId: $userId, threadId: $threadId, content: $content, clientKey: $clientKey) { id number content }
}`;

const searchDocument = `query Search($userId: ID!, $searchQuery: String!) {
  searchCommunitiesThreadsUsers(userId: $userId, searchQuery: $searchQuery) { threads { id title snippet { text isMatch } } }
}`;

const words = ['climate', 'homework', '复习', 'project', 'baf', 'travel', 'zzzzzz', '考试'];

const inMilliseconds = (value: number): string => `${value.toFixed(0)} ms`;

/** How long people wait for what they do, at a steady rate, and no longer than in 99 of 100 cases. */
export const row: PlainRow = {
  section: 'process',

  async measure(world) {
    const student = await world.account('student');
    const { threadIds } = await world.forum();
    const { pool } = await world.database();
    const headers = await signInMany(pool, people, student.id);
    const { url } = await world.api();
    const asked = (n: number, query: string, variables: object): Call => ({
      method: 'POST',
      path: '/graphql',
      headers: { authorization: headers[n % people] ?? '' },
      body: JSON.stringify({ query, variables: { userId: userId(n % people), ...variables } }),
    });
    const reply = (n: number): Call => {
      const threadId = threadIds[n % threadIds.length] ?? '';
      const content = `What do you think of it? I wrote ${String(n)} of these.`;
      return asked(n, replyDocument, { threadId, content, clientKey: randomUUID() });
    };
    const search = (n: number): Call =>
      asked(n, searchDocument, { searchQuery: words[n % words.length] ?? '' });
    const wait = async (call: (n: number) => Call, perSecond: number): Promise<number> => {
      const source = new CallSource(call);
      await sendAtRate(url, source, { perSecond, seconds: warmUp });
      return percentile(await sendAtRate(url, source, { perSecond, seconds }), 99);
    };
    await (await world.database()).forgetJobs();
    const worker = await world.startWorker();
    let replied: number;
    try {
      replied = await wait(reply, 200);
    } finally {
      await worker.stop();
    }
    return [
      figureLine('reply with its jobs, 200 a second, 99 of 100 within', replied, 40, inMilliseconds),
      figureLine('search, 20 a second, 99 of 100 within', await wait(search, 20), 50, inMilliseconds),
    ];
  },
};
