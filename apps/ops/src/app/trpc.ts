import type { AppRouter } from '@lyceum/ops-trpc';
import { authorizedFetch } from '@lyceum/session';
import { createTRPCReact, httpBatchLink, httpLink, splitLink } from '@trpc/react-query';
import { begunLink } from './begun-queries';
import { trpcPath } from './query-call';

/** The console's calls, typed by the server's router. */
export const trpc = createTRPCReact<AppRouter>();

const door = { url: trpcPath, fetch: authorizedFetch } as const;

/** For a query whose input is longer than an address may be: it goes in the body. */
export const longQuery = { context: { isLong: true } } as const;

/** For a query that others must not wait for: it is not sent together with them. */
export const slowQuery = { context: { isSlow: true } } as const;

/** Sends calls made in one moment together, under the session's token. */
export function createTrpcClient() {
  const link = splitLink({
    condition: ({ context }) => context['isLong'] === true,
    true: httpLink({ ...door, methodOverride: 'POST' }),
    false: splitLink({
      condition: ({ context }) => context['isSlow'] === true,
      true: httpLink(door),
      false: httpBatchLink(door),
    }),
  });
  return trpc.createClient({ links: [begunLink, link] });
}
