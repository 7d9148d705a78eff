/** What the server writes into cases. */
export const moderationTexts = {
  /** What a case of sudden friend requests is called, to staff and in the warning. */
  suddenRequests: 'Friend requests',
  /** What a case is called about an account whose mailbox has another that was shut out. */
  sameMailbox: 'Another account of a mailbox',
  /** What of a profile a case is about. */
  profilePicture: 'Profile picture',
  profileCover: 'Profile cover',
  profileBio: 'Bio',
  profileName: 'Name',
} as const;
