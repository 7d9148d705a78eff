import { afterEach, describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { firstAnswers } from './first-answers';

describe('firstAnswers', () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
  afterEach(() => queryClient.clear());

  /** A call under way, and what answers it. */
  function call(name: string): { answer: () => void; done: Promise<unknown> } {
    const { promise, resolve } = Promise.withResolvers<string>();
    const done = queryClient.fetchQuery({ queryKey: [name], queryFn: () => promise });
    return { answer: () => resolve(name), done };
  }

  it('come when the last of the calls is answered', async () => {
    const [me, thread] = [call('me'), call('thread')];
    let isThere = false;
    const answers = firstAnswers(queryClient).then(() => (isThere = true));
    me.answer();
    await me.done;
    expect(isThere).toBe(false);
    thread.answer();
    await answers;
    expect(isThere).toBe(true);
  });

  it('are there where nothing was called', () => expect(firstAnswers(queryClient)).resolves.toBeUndefined());

  it('count a call that fails as answered', async () => {
    const failing = queryClient
      .fetchQuery({ queryKey: ['lost'], queryFn: () => Promise.reject(new Error('lost')) })
      .catch(() => undefined);
    await firstAnswers(queryClient);
    await failing;
  });
});
