import { type Message, message, plural } from '@lyceum/contracts/messages';
import type { KpiRuleName } from '@lyceum/contracts/profile';

export const points = message('Points');
export const pointsCount = plural({ one: '{count} point', other: '{count} points' });
export const whereFrom = message('Where they come from');
export const hideList = message('Hide the list');
export const whatEarns = message('What earns points');
export const ledger = message('What earned them');
export const loading = message('Loading the points');
export const didNotLoad = message('The points did not load');
export const fetchingFailed = message('Sorry, there was an error fetching the data. Please try again.');
export const showMore = message('Show more');
export const noneOfYours = message(
  'You have no points yet. Post a thread, reply to one, join a forum: each of it earns some.',
);
export const nothingToSee = message('Nothing of what earned them is for you to see.');
/** To others than their owner. */
export const onlySeen = message('Listed is what you may see. Other points are in the number alone.');
export const takenBack = message('Taken back');
export const gained = message('+{points}');
/** A rule, with what it earns and how often. */
export const ruleTimes = plural({
  one: 'once a day',
  other: 'up to {count} times a day',
});
export const ofPair = plural({
  one: 'once with the same person',
  other: 'up to {count} times with the same person',
});
export const bothBounds = message('{times}, {pair}');
export const noneForOneself = message(
  'What you do for yourself earns none, and what is taken down takes its points along.',
);

/** What earned points, as a row of the ledger and of the rules says it. */
export const ruleNames: Readonly<Record<KpiRuleName, Message<string>>> = {
  ANSWER_HIGHLIGHTED: message('An answer that was highlighted'),
  ENDORSEMENT_RECEIVED: message('An endorsement received'),
  ENDORSEMENT_GIVEN: message('An endorsement given'),
  THREAD_POSTED: message('A thread'),
  REPLY_POSTED: message('A reply'),
  CONVERSATION_STARTED: message('A conversation'),
  COMMENT_POSTED: message('A comment'),
  CLAP_RECEIVED: message('Claps from somebody'),
  FRIEND_MADE: message('A new friend'),
  FORUM_JOINED: message('A forum joined'),
};
