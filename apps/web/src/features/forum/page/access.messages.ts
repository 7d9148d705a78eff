import { message } from '@lyceum/contracts/messages';

export const shutOut = message('Its admins have shut you out of it. Your other forums are as they were.');
export const otherForums = message('Other forums');
export const reasonAndAppeal = message('The reason, and how to appeal');
export const unauthorized = message('UNAUTHORIZED');
export const didNotAnswer = message('The forum did not answer. Check your connection and try again.');
export const retry = message('Retry');
export const privateForumTitle = message('Private forum · {brandName}');
export const refusalTitle = message('{refusal} · {brandName}');
export const yourRequest = message('Your request');
export const youAreInvited = message('This forum is private, and you are invited to it.');
export const join = message('Join');
export const requestPending = message('Your request is pending.');
export const takeItBack = message('Take it back');
export const notAuthorized = message(
  'This forum is private: you are not authorized to see it. Its admins decide who comes in.',
);
export const requestAccess = message('Request Access');
export const welcome = message('Welcome to the forum!');
export const leaveQuestion = message('Are you sure ?');
export const aboutLeaving = message('You leave {forum}. What you wrote in it stays.');
export const left = message('Successfully left the forum.');
export const stillAMember = message('You are still a member');
export const requestSent = message('Your request to join {forum} was sent successfully.');
export const requestTakenBack = message('You took your request back.');
export const invitationDeclined = message('You declined the invitation.');
export const answerNotSent = message('Sorry, your answer did not arrive. Please try again.');
