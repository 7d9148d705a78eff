import { afterEach, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { soughtIn } from '../search/sought-message';
import type { WindowKey } from './open-windows';
import { useLeading } from './use-leading';

afterEach(cleanup);

function lead(window: WindowKey | undefined, first: number | null) {
  const queryClient = new QueryClient();
  const onGo = jest.fn();
  const { rerender } = renderHook(({ at }) => useLeading(window, at, onGo), {
    initialProps: { at: first },
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    ),
  });
  return { onGo, rerender, sought: () => soughtIn(queryClient, 'chat') };
}

it('[O] an address leads to a message once, and to another one that it names later', () => {
  const { onGo, rerender, sought } = lead({ kind: 'group', id: 'chat' }, 12);
  expect([sought(), onGo.mock.calls.length]).toEqual([12, 1]);
  rerender({ at: null });
  expect(onGo).toHaveBeenCalledTimes(1);
  rerender({ at: 40 });
  expect([sought(), onGo.mock.calls.length]).toEqual([40, 2]);
});

it('[O] an address whose last window is no chat by its own key leads nowhere, and is done with', () => {
  const { onGo, sought } = lead({ kind: 'person', id: 'chat' }, 12);
  expect([sought(), onGo.mock.calls.length]).toEqual([null, 1]);
});
