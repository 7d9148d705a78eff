/** Bounds of forums and their people; texts are in characters. */
export const communityLimits = {
  displayNameLength: 80,
  titleLength: 120,
  descriptionLength: 2_000,
  reasonLength: 1_000,
  /** An announcement of a forum (checklist line 81). */
  announcementTitleLength: 120,
  announcementLength: 600,
  announcementLinkLength: 300,
  /** Forums a page of their lists. */
  listSize: 50,
  /** Forums under 'Recommended' (checklist line 61). */
  recommended: 10,
  /** Requests for new forums of one person that wait at the same time (checklist line 80). */
  openProposals: 3,
  /** Requests to join, and to invite, of one person in an hour. */
  joinRequestsPerHour: 20,
  invitationCallsPerHour: 30,
  /** Requests, bans and audit rows a page of the forum's tool (checklist line 77). */
  toolPageSize: 30,
  /** Friends suggested for an invitation. */
  invitationSuggestions: 20,
  /** How often the most engaged people of forums are found anew, in minutes. */
  engagementMinutes: 15,
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
