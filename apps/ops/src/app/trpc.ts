import type { AppRouter } from '@lyceum/ops-trpc';
import { authorizedFetch } from '@lyceum/session';
import { createTRPCReact, httpBatchLink } from '@trpc/react-query';

/** The console's calls, typed by the server's router. */
export const trpc = createTRPCReact<AppRouter>();

/** Sends calls made in one moment together, under the session's token. */
export function createTrpcClient() {
  return trpc.createClient({ links: [httpBatchLink({ url: '/trpc', fetch: authorizedFetch })] });
}
