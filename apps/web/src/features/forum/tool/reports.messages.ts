import { message } from '@lyceum/contracts/messages';

export const reports = message('Reports');
export const aboutKeys = message(
  'With the keyboard: {down} and {up} go down and up, the key on a button decides, {enter} sends the reason.',
);
export const enter = message('Enter');
export const whichReports = message('Which reports');
export const waiting = message('Waiting');
export const decided = message('Decided');
export const theReports = message('The reports');
export const nothingWaits = message('Nothing is waiting for you.');
export const nothingDecided = message('Nothing has been decided yet.');

export const reported = message('Reported');
export const heldForReview = message('Held for review');
export const appeal = message('Appeal');
export const noticed = message('Noticed');
export const decision = message('{action}: {reason}');
export const decisionBy = message('{action}: {reason} ({person})');
export const authorWithoutHistory = message('By {author}, account opened {when}. Nothing before.');
export const authorWithHistory = message('By {author}, account opened {when}. Before: {history}.');
export const appealed = message('“{text}” (the reason was: {reason})');
export const reportedWhen = message('“{text}” {when}');
/** Who decided cannot decide the appeal, unless nobody else is there. */
export const ownDecision = message('You made this decision. Somebody else has to look at the appeal.');
export const ownDecisionAlone = message(
  'You made this decision, and nobody else is there to look at the appeal. Read it as if it were somebody else’s.',
);
export const done = message('{action}: done.');
export const whoIsTold = message('The author and the record are told.');
export const bannedUntil = message('Banned until');
