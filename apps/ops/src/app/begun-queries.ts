import type { AppRouter } from '@lyceum/ops-trpc';
import { takeArrivedAnswers, takeComingAnswer } from '@lyceum/session';
import type { QueryClient } from '@tanstack/react-query';
import type { TRPCLink } from '@trpc/client';
import { observable, type Unsubscribable } from '@trpc/server/observable';
import { queryCall, queryOf, trpcPath } from './query-call';

/** The data of an answer; undefined in a body that is none. */
function dataOf(body: unknown): unknown {
  const { result } = (body ?? {}) as { readonly result?: { readonly data?: unknown } };
  return result?.data;
}

/** Puts what the page has asked for and has come into the cache: the first screen is drawn with it at once. */
export function keepArrivedAnswers(queryClient: QueryClient): void {
  for (const { path, body } of takeArrivedAnswers(`${trpcPath}/`)) {
    const { name, input } = queryOf(path);
    const question = input === undefined ? { type: 'query' } : { input, type: 'query' };
    queryClient.setQueryData([name.split('.'), question], dataOf(body));
  }
}

/** Takes over what the page has asked for and is still to come. What the server does not grant is asked for again. */
export const begunLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      const coming = op.type === 'query' ? takeComingAnswer(queryCall(op.path, op.input)) : null;
      let asked: Unsubscribable | undefined;
      let isOver = false;
      const ask = (): void => {
        if (!isOver) asked = next(op).subscribe(observer);
      };
      if (coming)
        coming.then((body) => {
          const data = dataOf(body);
          if (data === undefined) return ask();
          observer.next({ result: { type: 'data', data } });
          observer.complete();
        }, ask);
      else ask();
      return () => {
        isOver = true;
        asked?.unsubscribe();
      };
    });
