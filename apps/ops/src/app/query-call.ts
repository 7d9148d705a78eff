import type { FirstCall } from '@lyceum/session';

/** Where the console's calls are made. */
export const trpcPath = '/trpc';

/** A query as it goes over the line by itself: `users.list`, and what is asked. */
export function queryCall(name: string, input?: unknown): FirstCall {
  const question = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
  return { method: 'GET', path: `${trpcPath}/${name}${question}` };
}

/** The query that a path asks: the other way round. */
export function queryOf(path: string): { name: string; input: unknown } {
  const { pathname, searchParams } = new URL(path, 'http://console');
  const input = searchParams.get('input');
  const name = pathname.slice(`${trpcPath}/`.length);
  return { name, input: input === null ? undefined : (JSON.parse(input) as unknown) };
}
