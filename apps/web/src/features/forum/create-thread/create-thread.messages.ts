import { message } from '@lyceum/contracts/messages';

export const newThread = message('New thread');
export const whereToPost = message('Where do you want to post?');
export const yourForums = message('Your forums');
export const youAreInNoForum = message('You are in no forum yet');
export const aboutPosting = message('Threads stand in forums. Join one, then write.');
export const lookAroundTheForums = message('Look around the forums');
export const loadingTheForum = message('Loading the forum');
export const heldForReview = message(
  'Waiting for review: a moderator of this forum reads it the next time one is here. Until then only you and the moderators see it.',
);
export const yourThreadIsOut = message('Your thread is out.');
export const loadingYourDraft = message('Loading your draft');
export const newThreadTitle = message('New thread · {brandName}');
export const notAMember = message('You are not in {displayName}');
export const goToTheForum = message('Go to the forum');
export const write = message('Write');
export const preview = message('Preview');
export const waitForUploads = message('Wait until your files are there, or take them out.');
export const view = message('View');
export const post = message('Post');
export const text = message('Text');
export const whatToSay = message('What do you want to say?');
export const tags = message('Tags');
export const aboutTags = message('Up to {tags} words others may look for');
export const addAPoll = message('Add a poll');
export const dueDate = message('Due date');
export const aboutDueDate = message(
  'Optional. Members see it on the thread, and on their home until they have replied.',
);
export const throwAwayQuestion = message('Throw this draft away?');
export const aboutThrowingAway = message('What you wrote here will be gone.');
export const throwAway = message('Throw away');
export const keepIt = message('Keep it');
export const title = message('Title');
export const noTitleYet = message('No title yet');
export const noTextYet = message('No text yet.');
export const optionsOfThePoll = message('Options of the poll');
export const inForum = message('In {forum}');
