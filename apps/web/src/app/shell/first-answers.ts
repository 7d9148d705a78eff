import type { QueryClient } from '@tanstack/react-query';

/** However slow the answers are, live messages wait no longer than this, in ms. */
const mostMilliseconds = 5_000;

/** Resolves once no call of the screen is waiting for its answer, at most after 5 s. */
export function firstAnswers(queryClient: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const finish = (): void => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(finish, mostMilliseconds);
    const unsubscribe = queryClient.getQueryCache().subscribe(() => {
      if (queryClient.isFetching() === 0) finish();
    });
    if (queryClient.isFetching() === 0) finish();
  });
}
