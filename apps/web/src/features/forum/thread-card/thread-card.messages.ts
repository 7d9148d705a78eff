import { message } from '@lyceum/contracts/messages';

export const moreAbout = message('More about {title}');
export const unpinThread = message('Unpin thread');
export const pinThread = message('Pin thread');
export const yourStudent = message('Your student');
export const forumOfThread = message('Forum: {displayName}');
export const newOne = message('New');
export const unread = message('{count} unread');
export const poll = message('Poll');
export const waitingForReview = message('Waiting for review');
export const due = message('Due {when}');
export const wasDue = message('Was due {when}');
export const unanswered = message('Unanswered for a day');
export const pinned = message('Pinned');
