import { ProfileDocument, type ProfileQuery } from '@lyceum/web-graphql';

/** Somebody's profile as the signed-in user may see it. */
export type Profile = ProfileQuery['getUser'];

/** What the screen of `userId` asks for `me`. */
export const profileCall = (userId: string, me: string) =>
  [ProfileDocument, { userId, requestingUser: me }] as const;
