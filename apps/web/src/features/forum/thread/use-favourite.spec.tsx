import { afterEach, expect, test } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { type ThreadPageItem, threadQuery } from '../thread-queries';
import { useFavourite } from './use-thread-changes';

afterEach(cleanup);

const { queryKey } = threadQuery('t', '');
const item = (isSaved: boolean) => ({ id: 't', requestingUserIsFavourite: isSaved }) as ThreadPageItem;
const page = (isSaved: boolean) => ({ getThread: item(isSaved) });

/** A thread on the screen, and a server that answers each operation as told. */
function open(isSaved: boolean, answers: Readonly<Record<string, () => Promise<object>>>) {
  const asked: string[] = [];
  globalThis.fetch = (async (_: string, init?: RequestInit) => {
    const { operationName: name } = JSON.parse(String(init?.body)) as { operationName: string };
    asked.push(name);
    const data = (await answers[name]?.()) ?? {};
    // Jsdom has no fetch of its own.
    return {
      ok: true,
      status: 200,
      headers: new Headers(),
      json: () => Promise.resolve({ data }),
    } as Response;
  }) as typeof fetch;
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  client.setQueryData(queryKey, page(isSaved));
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useFavourite(item(isSaved)), { wrapper });
  const isShownSaved = () => client.getQueryData(queryKey)?.getThread.requestingUserIsFavourite;
  // What `act` answers is no whole promise.
  const press = async (saved: boolean): Promise<void> => {
    await act(() => result.current.mutateAsync(saved));
  };
  return { client, asked, isShownSaved, press };
}

test('[96] a thread that is not saved any more stays so, whatever was asked for before the press answers after it', async () => {
  const old = Promise.withResolvers<object>();
  const { client, asked, isShownSaved, press } = open(true, {
    ThreadPage: () => old.promise,
    RemoveThreadFavorite: () => Promise.resolve({ removeThreadFavorite: true }),
  });
  const asking = client.fetchQuery(threadQuery('t', '')).catch(() => undefined);
  await waitFor(() => expect(asked).toEqual(['ThreadPage']));
  await press(false);
  expect(asked).toEqual(['ThreadPage', 'RemoveThreadFavorite']);
  await act(async () => {
    old.resolve(page(true));
    await asking;
  });
  expect(isShownSaved()).toBe(false);
});

test('[96] what could not be saved is shown as it was', async () => {
  const { isShownSaved, press } = open(false, {
    AddThreadFavorite: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await expect(press(true)).rejects.toThrow();
  expect(isShownSaved()).toBe(false);
});
