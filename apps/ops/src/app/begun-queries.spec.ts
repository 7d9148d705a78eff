import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { createTRPCUntypedClient, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { begunLink, keepArrivedAnswers } from './begun-queries';
import { queryCall } from './query-call';

const input = { search: 'ada & co', filters: { roles: ['TEACHER'] } };

/** The page has asked for the users, as nobody in particular; the answer is on its way or there. */
function begin(body: unknown, { ok = true, isThere = false } = {}): void {
  const { path } = queryCall('users.list', input);
  const arrived = { response: { ok } as Response, body };
  const call = { path, key: `GET ${path} `, bearer: '', answer: Promise.resolve(arrived) };
  globalThis.begunCalls = [{ ...call, ...(isThere && { arrived }) }];
}

const answerAnew: TRPCLink<never> = () => () =>
  observable((observer) => {
    observer.next({ result: { type: 'data', data: 'asked anew' } });
    observer.complete();
  });
const ask = (): Promise<unknown> =>
  createTRPCUntypedClient({ links: [begunLink as TRPCLink<never>, answerAnew] }).query('users.list', input);

const people = { result: { data: { rows: ['Ada'] } } };

describe('queries that the page has begun', () => {
  // The clock of a page that has just been opened; the process of these tests may be minutes old.
  beforeEach(() => void jest.spyOn(performance, 'now').mockReturnValue(100));
  afterEach(() => {
    jest.restoreAllMocks();
    globalThis.begunCalls = undefined;
  });

  it('are not sent again, once each', async () => {
    begin(people);
    expect(await ask()).toEqual(people.result.data);
    expect(await ask()).toBe('asked anew');
  });

  it('are sent again where the server refuses, so that its refusal is told as any other', async () => {
    begin({ error: { message: 'No' } }, { ok: false });
    expect(await ask()).toBe('asked anew');
  });

  it('are in the cache where the answer is there, under the key of whoever asks', async () => {
    begin(people, { isThere: true });
    const cache = new QueryClient();
    keepArrivedAnswers(cache);
    expect(cache.getQueryData([['users', 'list'], { input, type: 'query' }])).toEqual(people.result.data);
    expect(await ask()).toBe('asked anew');
  });
});
