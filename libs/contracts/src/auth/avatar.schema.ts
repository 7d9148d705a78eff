import { z } from 'zod';
import { avatarCodePattern } from './avatar-parts';

/** Chooses a drawn avatar, or none: then the initials stand in its place. */
export const setMyAvatarSchema = z.object({
  avatar: z.string().regex(avatarCodePattern, 'There is no such avatar.').nullish(),
});

export type SetMyAvatarInput = z.output<typeof setMyAvatarSchema>;
