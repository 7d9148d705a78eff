import { message } from '@lyceum/contracts/messages';

export const appeal = message('Appeal');
export const sendAppeal = message('Send appeal');
export const whyIsItWrong = message('Why is the decision wrong?');
export const whatModeratorsDecided = message('What moderators decided');
export const aboutDecisions = message(
  'About what you wrote, with the reason they gave. If you think that a decision is wrong, say why, once: moderators look at it again.',
);
export const theDecisions = message('The decisions');
export const noDecisions = message('No moderator has had to decide anything about you.');
export const takenBack = message('Taken back');
export const youSaid = message('You said:');
export const notAnsweredYet = message('Moderators have not answered yet.');
export const decisionStays = message('The decision stays.');
export const decisionTakenBack = message('The decision was taken back.');
export const theyAnswered = message('They answered:');
export const appealSent = message('Your appeal was sent to the moderators.');
export const textInForum = message('{text} in {forum}');
