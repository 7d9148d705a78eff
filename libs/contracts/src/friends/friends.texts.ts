import type { FriendState } from './friends.enums';

/** What the friend button says in each state (checklist line 137); on one's own card it says `ownCardLabel`. */
export const friendButtonLabels: Readonly<Record<FriendState, string>> = {
  NO_RELATION: 'Add as friend',
  REQUEST_SENT: 'Request sent',
  REQUEST_RECEIVED: 'Accept friend',
  FRIENDS: 'Connected',
};

export const ownCardLabel = 'You';

/** Stands where the friend button would, between people who cannot become friends. */
export const noFriendsText = 'You cannot send each other friend requests.';

/** What a screen says after a friend action that went well (checklist lines 138–140). */
export const friendSuccessTexts = {
  sent: 'Friend request sent!',
  accepted: 'You have a new friend!',
  rejected: 'Friend request rejected.',
} as const;

/** The note at messages and calls, which are for friends (checklist line 143). */
export const addAsFriendToUnlock = 'Add as friend to unlock';

/** What somebody reads who tries to reach a person who is no friend (checklist line 143). */
export function becomeFriendsText(feature: 'Message' | 'Video'): string {
  return `Please become friends to enable ${feature}`;
}

/** The hover card that did not load (checklist line 145). */
export const userCardFailedText = 'Oops, something went wrong...';
