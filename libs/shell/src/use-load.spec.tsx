import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useLoad } from './use-load';

/** A load whose end the test decides; every try is a new one. */
function controlled() {
  const tries: PromiseWithResolvers<string>[] = [];
  const load = (): Promise<string> => {
    const attempt = Promise.withResolvers<string>();
    tries.push(attempt);
    return attempt.promise;
  };
  return { load, last: () => tries.at(-1) as PromiseWithResolvers<string> };
}

test('[252] the state of something that loads is 0, then 1', async () => {
  const { load, last } = controlled();
  const { result } = renderHook(() => useLoad(load));
  expect(result.current).toEqual({ state: 0 });
  await act(async () => last().resolve('here'));
  expect(result.current).toMatchObject({ state: 1, data: 'here' });
});

test('[252] one that fails is 2, and trying again begins at 0', async () => {
  const { load, last } = controlled();
  const { result } = renderHook(() => useLoad(load));
  await act(async () => last().reject(new Error('gone')));
  expect(result.current).toMatchObject({ state: 2, error: new Error('gone') });
  await act(async () => {
    if ('retry' in result.current) result.current.retry();
  });
  expect(result.current).toEqual({ state: 0 });
  await act(async () => last().resolve('here after all'));
  expect(result.current).toMatchObject({ state: 1, data: 'here after all' });
});
