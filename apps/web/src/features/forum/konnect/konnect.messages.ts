import { message } from '@lyceum/contracts/messages';

export const newInYourForums = message('New in your forums');
export const openTheCommunity = message('Open the community');
export const writtenIn = message('{name} in {forum}, {when}');
export const unread = message('{count} unread');
export const newOne = message('New');
export const nothingNew = message(
  'Nothing is written in your forums yet. Be the first, or look at another forum.',
);
export const continueYourDraft = message('Continue your draft');
export const untitled = message('Untitled thread');
export const replyTo = message('Reply to “{title}”');
export const savedIn = message('{forum}, saved {when}');
export const forumsForYou = message('Forums for you');
export const allForums = message('All forums');
export const join = message('Join');
export const joinForum = message('Join {displayName}');
