import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { profileViewers } from './profile-viewers';

/** The caller's own profile, as somebody else would be shown it. */
export const profileAsSchema = z.object({
  userId: idSchema.describe('The caller.'),
  viewer: z.enum(profileViewers).meta({ graphql: 'ProfileViewer' }),
});

export type ProfileAsInput = z.infer<typeof profileAsSchema>;

/** Who the caller's profile is told to. */
export const profileAudiencesSchema = z.object({ userId: idSchema.describe('The caller.') });

export type ProfileAudiencesInput = z.infer<typeof profileAudiencesSchema>;
