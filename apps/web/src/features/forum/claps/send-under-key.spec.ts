import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { ApiError, NetworkError } from '@lyceum/session';
import { sendUnderKey, waits } from './send-under-key';

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(() => {
  jest.useRealTimers();
});

/** A server that fails so on its first calls, and the keys it was called with. */
function failing(...errors: Error[]) {
  const keys: string[] = [];
  const send = (key: string): Promise<string> => {
    keys.push(key);
    const error = errors.shift();
    return error ? Promise.reject(error) : Promise.resolve('taken');
  };
  return { keys, answer: sendUnderKey(send).catch((error: unknown) => error) };
}

test('[93] what nobody answered goes out again under the same key', async () => {
  const { keys, answer } = failing(new NetworkError(), new NetworkError());
  await jest.advanceTimersByTimeAsync(waits[0] + waits[1]);
  expect(await answer).toBe('taken');
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(3);
});

test('[93] each call has a key of its own', async () => {
  const [one, other] = [failing(), failing()];
  await Promise.all([one.answer, other.answer]);
  expect(new Set([...one.keys, ...other.keys]).size).toBe(2);
});

test('what the server refuses is not sent again, and three tries are all', async () => {
  const refusal = new ApiError({ code: 'NO', status: 403, message: 'No.' });
  const refused = failing(refusal);
  expect(await refused.answer).toBe(refusal);
  expect(refused.keys).toHaveLength(1);

  const lost = failing(new NetworkError(), new NetworkError(), new NetworkError());
  await jest.advanceTimersByTimeAsync(waits[0] + waits[1]);
  expect(await lost.answer).toBeInstanceOf(NetworkError);
  expect(lost.keys).toHaveLength(3);
});
