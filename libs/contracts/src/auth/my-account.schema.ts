import { z } from 'zod';
import { nameSchema } from './auth.schema';

/** Confirms or corrects the names (checklist line 43). A social account without roles also chooses one. */
export const confirmNameSchema = z.object({
  userId: z.guid(),
  firstName: nameSchema('First'),
  lastName: nameSchema('Last'),
  role: z.enum(['STUDENT', 'TEACHER']).meta({ graphql: 'Role' }).nullish(),
});

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

export type ConfirmNameInput = z.output<typeof confirmNameSchema>;
export type UpdateMyAccountInput = z.output<typeof updateMyAccountSchema>;
