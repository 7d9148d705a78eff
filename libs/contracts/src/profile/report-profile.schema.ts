import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { reportMessageSchema } from '../moderation/moderation.schema';
import { profileContentKinds } from './profile-contents';

/** Reports something that somebody shows of themselves to staff. */
export const reportProfileSchema = z.object({
  userId: idSchema.describe('Whose it is.'),
  requestingUser: idSchema.describe('The caller.'),
  kind: z.enum(profileContentKinds).meta({ graphql: 'ProfileContentKind' }),
  message: reportMessageSchema,
});

export type ReportProfileInput = z.infer<typeof reportProfileSchema>;
