import { z } from 'zod';
import { nameSchema } from './auth.schema';

/** Profile basics of the settings page. */
export const updateMyAccountSchema = z
  .object({
    firstName: nameSchema('First'),
    lastName: nameSchema('Last'),
    showOnlineStatus: z.boolean(),
  })
  .meta({ id: 'UpdateMyAccountInput' });

/** When the account will be deleted, ISO 8601 in UTC. */
export const deletionAnswerSchema = z.object({ data: z.object({ deletesAt: z.iso.datetime() }) });

export type UpdateMyAccountInput = z.output<typeof updateMyAccountSchema>;
