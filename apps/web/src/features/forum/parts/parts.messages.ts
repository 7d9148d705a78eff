import { message } from '@lyceum/contracts/messages';

export const loading = message('Loading');
export const announcement = message('Announcement');
export const readMore = message('Read more');
export const dismissTheAnnouncement = message('Dismiss the announcement');
export const hiddenAccount = message('An account that is not shown');
export const publicForum = message('Public');
export const aboutPublic = message('Everybody on the platform can read and join.');
export const privateForum = message('Private');
export const aboutPrivate = message('Only members read. You ask to join.');
export const closedForum = message('Closed');
export const privacyChoice = message('{privacy}: {meaning}');
export const aboutClosed = message('Staff decide who is a member.');
export const whatIsWrong = message('What is wrong with it?');
export const whoReadsReports = message(
  'The moderators of the forum read this. The author is not told who reported it.',
);
export const lengthOfReport = message('{count} of {reportLength}');
export const cancel = message('Cancel');
export const sendReport = message('Send report');
export const loadingMore = message('Loading more threads');
export const nextPageFailed = message('The next threads did not load.');
export const tryAgain = message('Try again');
export const newThreads = message('{count} new');
