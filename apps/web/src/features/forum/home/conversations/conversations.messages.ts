import { message } from '@lyceum/contracts/messages';

export const aModeratorLooks = message('A moderator looks at it before others see it.');
export const newConversation = message('New conversation');
export const whatIsOnYourQuestion = message('What is on your mind?');
export const send = message('Send');
export const forum = message('Forum');
export const conversationOf = message('Conversation of {creator}');
export const waitingForReview = message('Waiting for review');
export const moreAboutTheConversationOf = message('More about the conversation of {creator}');
export const reply = message('Reply');
export const likeLikesCnt = message('Like, {likesCnt}');
export const like = message('Like');
export const replies = message('Replies');
export const theRepliesDidNotLoad = message('The replies did not load.');
export const showAll = message('Show all {repliesCnt}');
export const tryAgain = message('Try again');
export const showMoreReplies = message('Show more replies');
export const replyTo = message('Reply to {creator}');
export const writeAReply = message('Write a reply');
export const moreAboutTheReplyOf = message('More about the reply of {creator}');
export const theConversation = message('The conversation');
export const loading = message('Loading');
export const theConversationYouWereTold = message('The conversation you were told of');
export const theConversations = message('The conversations');
export const conversations = message('Conversations');
export const loadingMoreConversations = message('Loading more conversations');
export const theNextConversationsDid = message('The next conversations did not load.');
export const nobodyHasSaidAnythingYet = message('Nobody has said anything yet');
export const aQuestionAFind = message(
  'A question, a find, a plan for Saturday: a few words are enough. Everybody in the forum you choose can answer.',
);
export const joinAForumToJoin = message('Join a forum to join in');
export const hereYouReadAndAnswer = message(
  'Here you read and answer what the people of your forums talk about.',
);
export const findAForum = message('Find a forum');
export const deleteIt = message('Delete');
export const reported = message('Reported');
export const report = message('Report');
export const deleteConversation = message('Delete conversation');
export const deleteReply = message('Delete reply');
export const reportConversation = message('Report conversation');
export const reportReply = message('Report reply');
export const cancel = message('Cancel');
export const charactersLeft = message('{left} left');
