import { emailChangeAnswerSchema } from '@lyceum/contracts/auth';
import { callAndRead } from '@lyceum/session';
import { queryOptions } from '@tanstack/react-query';

/** The change of the e-mail that waits for its two confirmations. */
export const emailChangeQuery = queryOptions({
  queryKey: ['rest', 'email-change'] as const,
  queryFn: ({ signal }) => callAndRead(emailChangeAnswerSchema, '/auth/email-change', { signal }),
});
