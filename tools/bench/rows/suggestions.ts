import type { Call } from '../call.ts';
import { CallSource, sendAtRate } from '../cpu/load.ts';
import { percentile } from '../report/stats.ts';
import { figureLine } from '../report/units.ts';
import type { PlainRow } from '../row.ts';
import { acquaintances, insertFriendships } from '../world/friendships.ts';
import { signInMany } from '../world/signed-in.ts';
import { userId } from '../world/users.ts';

/** They look for friends, a few times each. */
const people = 400;

/** Seconds it is measured for, and before that asked to warm the server up. */
const seconds = 20;
const warmUp = 10;
const perSecond = 20;

const document = `query Suggestions($userId: ID!, $queryString: String) {
  getUsersAsFriendSuggestions(userId: $userId, queryString: $queryString) { reasons user { id firstName lastName state } }
}`;

const inMilliseconds = (value: number): string => `${value.toFixed(0)} ms`;

/** How long people wait for whom they may know: each has forty friends who have forty, and of two people one is a minor. */
export const row: PlainRow = {
  section: 'process',

  async measure(world) {
    const student = await world.account('student');
    const { pool } = await world.database();
    await insertFriendships(pool, student.id, world.options.users);
    const headers = await signInMany(pool, people, student.id, acquaintances);
    const { url } = await world.api();
    const wait = async (queryString: string | null): Promise<number> => {
      const source = new CallSource((n: number): Call => ({
        method: 'POST',
        path: '/graphql',
        headers: { authorization: headers[n % people] ?? '' },
        body: JSON.stringify({
          query: document,
          variables: { userId: userId(acquaintances + (n % people)), queryString },
        }),
      }));
      await sendAtRate(url, source, { perSecond, seconds: warmUp });
      return percentile(await sendAtRate(url, source, { perSecond, seconds }), 99);
    };
    return [
      figureLine('people one may know, 99 of 100 within', await wait(null), 20, inMilliseconds),
      figureLine('the same by name, 99 of 100 within', await wait('b'), 20, inMilliseconds),
    ];
  },
};
