import { waysInAnswerSchema } from '@lyceum/contracts/auth';
import { callAndRead } from '@lyceum/session';
import { queryOptions } from '@tanstack/react-query';

/** How one may log in to the account. Apart from what the settings ask first, which nothing has to read with `zod`. */
export const waysInQuery = queryOptions({
  queryKey: ['rest', 'ways-in'] as const,
  queryFn: ({ signal }) => callAndRead(waysInAnswerSchema, '/auth/ways-in', { signal }),
});
