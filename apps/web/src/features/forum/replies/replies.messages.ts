import { message, plural } from '@lyceum/contracts/messages';

export const allClapsGiven = message('You gave all your 10 claps');
export const clapsGiven = message('You clapped {mine} of 10 times');
export const clap = message('Clap, {claps}, {mine} of 10 yours');
export const replyTo = message('Reply to {author}');
export const reply = message('Reply');
export const comments = message('Comments');
export const reference = message('Reference {reference}');
export const ok = message('OK');
export const theSearch = message('The search');
export const aboutNoResults = message('No reply of this thread has these words.');
export const repliesFound = plural({ one: '{count} reply found', other: '{count} replies found' });
export const foundReplies = message('Replies found');
export const earlierVersions = message('Earlier versions');
export const earlierVersionsSubject = message('The earlier versions');
export const noEarlierVersions = message('No earlier version is kept.');
export const keyReply = message('Reply to the thread, or to the reply you are at');
export const keyNextReply = message('Next reply');
export const keyPreviousReply = message('Previous reply');
export const keySend = message('Send what you are writing');
export const keyboard = message('Keyboard');
export const keysOfOneLetter = message('Keys of one letter');
export const linkCopied = message('Link copied.');
export const linkNotCopied = message('Your browser would not copy it. The link is {address}');
export const showEarlierReplies = message('Show earlier replies');
export const replies = message('Replies');
export const newOne = message('New');
export const loadingMoreReplies = message('Loading more replies');
export const nextPageFailed = message('The next replies did not load.');
export const newest = message('Newest');
export const oldest = message('Oldest');
export const likes = message('Likes');
export const replyBy = message('Reply by {author}');
export const commentOnTheReplyBy = message('Comment on the reply by {author}');
export const loadingTheReplies = message('Loading the replies');
export const repliesFailed = message('The replies did not load');
export const noRepliesYet = message('No replies yet');
export const aboutFirstReply = message(
  'Say what you think: the first reply is the one that gets a thread going.',
);
export const nobodyHasRepliedSoFar = message('Nobody has replied so far.');
export const writeTheFirstReply = message('Write the first reply');
export const searchTheReplies = message('Search the replies');
export const orderOfTheReplies = message('Order of the replies');
export const textBy = message('text by {firstName}');
export const loadingYourDraft = message('Loading your draft');
export const yourReply = message('Your reply');
export const yourReplyTo = message('Your reply to {to}');
export const writeAReplyOrMention = message('Write a reply. @ mentions somebody.');
export const answerTo = message('Answer {to}');
export const postReply = message('Post reply');
export const postComment = message('Post comment');
export const save = message('Save');
export const ctrl = message('Ctrl');
export const enter = message('Enter');
export const cancel = message('Cancel');
export const yourStudent = message('Your student');
export const highlighted = message('Highlighted');
export const waitingForReview = message('Waiting for review');
export const heldForReview = message(
  'A moderator of this forum reads it the next time one is here. Until then only its author and the moderators see it.',
);
export const edited = message('edited');
export const edit = message('Edit');
export const reported = message('Reported');
export const report = message('Report');
export const deleteIt = message('Delete');
export const removeWithReason = message('Remove…');
export const whoReadsTheReason = message('Its author reads this, and can appeal.');
export const remove = message('Remove');
export const copyLink = message('Copy link');
export const replyByAuthorName = message('Reply by {authorName}');
export const share = message('Share…');
export const removeHighlight = message('Remove highlight');
export const highlightAnswer = message('Highlight this answer');
export const answerNotHighlighted = message('The answer was not highlighted');
export const highlight = message('Highlight');
export const reportNotSent = message('The report was not sent');
export const writeAReply = message('Write a reply…');
export const areYouSureQuestion = message('Are you sure?');
export const replyRemoved = message('Reply removed.');
export const commentRemoved = message('Comment removed.');
export const commentNotMarked = message('The comment was not marked');
export const sending = message('Sending…');
export const notSent = message('Not sent – try again');
export const discard = message('Discard');
export const commentBy = message('Comment by {author}');
export const commentWithAnswers = message('Comment by {author}, {answers}');
export const showMoreComments = plural({
  one: 'Show {count} more comment',
  other: 'Show {count} more comments',
});
export const until = message('Until {when}');
export const newReplies = plural({ one: '{count} new reply', other: '{count} new replies' });
export const jumpToFirstUnread = message('Jump to first unread · {count}');
export const keysThatSend = message('{keys} sends');
export const noResults = message('No results found');

export const aboutReply = {
  edit: message('Edit reply'),
  notChanged: message('The reply was not changed'),
  moreAbout: message('More about the reply by {authorName}'),
  remove: message('Remove reply'),
  report: message('Report reply'),
  delete: message('Delete reply'),
  notDeleted: message('The reply was not deleted'),
};

export const aboutComment = {
  edit: message('Edit comment'),
  notChanged: message('The comment was not changed'),
  moreAbout: message('More about the comment by {authorName}'),
  remove: message('Remove comment'),
  report: message('Report comment'),
  delete: message('Delete comment'),
  notDeleted: message('The comment was not deleted'),
};
export const noMorePosts = message('No more posts');
export const contentDeleted = message('Content deleted');
export const postReported = message('Post reported.');
export const commentReported = message('Comment reported.');
