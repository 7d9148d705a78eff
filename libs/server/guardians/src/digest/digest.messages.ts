import type { GuardianTopicName } from '@lyceum/contracts/guardians';
import { message, plural } from '@lyceum/contracts/messages';

/** What staff are told of the mail, and the data of its recipient. */
export const kind = message('Week of a student, to their guardian');
export const weekOf = message('{firstName}’s week');
export const hello = message('Hello {firstName},');
export const whatThisIs = message(
  'This is how {firstName} is getting on, as your page has it now: never what they write.',
);
export const openPage = message('Open {firstName}’s page');
export const whyThisEmail = message(
  'You get this email once a week because you asked for it. {firstName} knows that you do, and sees all that is in it.',
);
export const zone = message('Times are those of {timeZone}; days of the time spent those of UTC.');
export const unsubscribe = message('Unsubscribe: no more emails about {firstName}’s weeks');
export const listOf = message('{firstName}’s weeks');
export const figure = message('{value} {label}');
export const nothing = message('Nothing there at the moment.');
export const andMore = plural({ one: 'and {count} more', other: 'and {count} more' });

export const topicTitles: Readonly<Record<GuardianTopicName, () => string>> = {
  TIMETABLE: message('The next lessons'),
  HOMEWORK: message('Homework'),
  ATTENDANCE: message('Attendance'),
  TIME_SPENT: message('Time spent here'),
  FORUMS: message('Forums'),
  FRIENDS: message('Friends'),
  CHAT_GROUPS: message('Group chats'),
  CONSENTS: message('Consents'),
};
