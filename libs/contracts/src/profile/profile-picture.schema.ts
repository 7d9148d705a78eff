import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { isOwnFileUrl } from '../uploads/file-address';
import { uploadsErrors } from '../uploads/uploads.errors';
import { profilePicturePlaces } from './profile-contents';

/** Shows a picture that the caller has uploaded to `profile-images`; without one, none. */
export const setProfilePictureSchema = z.object({
  userId: idSchema.describe('The caller.'),
  place: z.enum(profilePicturePlaces).meta({ graphql: 'ProfilePicturePlace' }),
  url: z.string().refine(isOwnFileUrl, uploadsErrors.NOT_A_FILE_OF_YOURS.message).nullish(),
});

export type SetProfilePictureInput = z.infer<typeof setProfilePictureSchema>;
