/** Bounds of forums and their people; texts are in characters. */
export const communityLimits = {
  displayNameLength: 80,
  titleLength: 120,
  descriptionLength: 2_000,
  reasonLength: 1_000,
  /** Members and invited people a page (checklist line 76). */
  memberPageSize: 30,
  /** Admins in their list (checklist line 76). */
  adminPageSize: 10,
  /** People invited by one call. */
  inviteesPerCall: 50,
  /** Faces under 'Most engaged'. */
  mostEngagedUsers: 5,
  /** Days whose claps and posts make a thread, or a person, engaged (checklist line 62). */
  engagementDays: 7,
} as const;
