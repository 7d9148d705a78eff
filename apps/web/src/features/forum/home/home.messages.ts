import { message } from '@lyceum/contracts/messages';

export const myFeed = message('My feed');
export const conversations = message('Conversations');
export const allForums = message('All forums');
export const myForums = message('My forums');
export const recommended = message('Recommended');
export const saved = message('Saved');
export const yourStudents = message('Your students');
export const proposals = message('Proposals');
export const community = message('Community');
export const newThread = message('New thread');
export const searchEverything = message('Search forums, threads and people');
export const loadingTheConversations = message('Loading the conversations');
export const createTheForum = message('Create the forum');
export const address = message('Address');
export const aboutAddress = message('Small letters, digits and hyphens. Left empty, it is made of the name.');
export const youAreAnAdmin = message('You are an admin');
export const youModerate = message('You moderate');
export const member = message('Member');
export const youAreInvited = message('You are invited');
export const requested = message('Requested');
export const theForums = message('The forums');
export const noForumsYet = message('No forums yet');
export const aboutForums = message(
  'A forum gathers people around one thing: a course, a club, a question. The first one is still to be made.',
);
export const yourForums = message('Your forums');
export const youAreInNoForum = message('You are in no forum yet');
export const aboutYourForums = message(
  'The forums you join are collected here, and what is written in them comes into your feed.',
);
export const recommendedForums = message('Recommended forums');
export const nothingLeftToRecommend = message('Nothing left to recommend');
export const aboutNoRecommendations = message(
  'You are in every public forum there is. New ones will be recommended here.',
);
export const lookAtAllForums = message('Look at all forums');
export const theProposals = message('The proposals');
export const noProposals = message('No proposals');
export const aboutProposals = message(
  'Nobody is waiting for a forum. What people propose is collected here.',
);
export const proposedForums = message('Proposed forums');
export const more = message('More');
export const createForum = message('Create {displayName}');
export const createIt = message('Create it');
export const declineForum = message('Decline {displayName}');
export const decline = message('Decline');
export const forumCreated = message('{displayName} is there now, with {user} for its admin.');
export const forumDeclined = message('{displayName} was declined.');
export const threadsFromMyForums = message('Threads from my forums');
export const savedThreads = message('Saved threads');
export const nothingSavedYet = message('Nothing saved yet');
export const aboutSaving = message('Save a thread with the bookmark beside it, and you find it here again.');
export const threadsOfYourStudents = message('Threads of your students');
export const nothingToReadYet = message('Nothing to read yet');
export const aboutFeed = message('Threads from the forums you join are collected here, newest first.');
export const findAForum = message('Find a forum');
export const allMyForums = message('All my forums');
export const createAForum = message('Create a forum');
export const proposeAForum = message('Propose a forum');
export const proposalSent = message('Your proposal for {displayName} is with the staff now.');
export const sendTheProposal = message('Send the proposal');
export const nameOfTheForum = message('Name of the forum');
export const whatIsItFor = message('What is it for, and who would come?');
export const asked = message('asked {when}');
