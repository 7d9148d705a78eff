import { type Message, message, plural, type PluralMessage } from '@lyceum/contracts/messages';
import type { ProfileViewer } from '@lyceum/contracts/profile';

/** Those of them who can be named. */
export type NamedViewer = Exclude<ProfileViewer, 'STUDENT' | 'STRANGER'>;

export const onlyYou = message('Only you');
export const everybody = message('Everybody with an account');
export const nobodyYet = message('Nobody yet');
export const everyStudent = message('every student under 18');

/** How many of them there are, within a sentence. */
export const counted: Readonly<Record<NamedViewer, PluralMessage<'{count} friends'>>> = {
  FRIEND: plural({ one: 'your friend', other: 'your {count} friends' }),
  GUARDIAN: plural({ one: 'your guardian', other: 'your {count} guardians' }),
  TEACHER: plural({ one: 'your teacher', other: 'your {count} teachers' }),
  CLASSMATE: plural({ one: 'your classmate', other: 'your {count} classmates' }),
};

/** The same above the list of them. */
export const heading: Readonly<Record<NamedViewer, Message<'{count}'>>> = {
  FRIEND: message('Friends · {count}'),
  GUARDIAN: message('Guardians · {count}'),
  TEACHER: message('Teachers · {count}'),
  CLASSMATE: message('Classmates · {count}'),
};

export const whoCanSee = message('Who can see this? {what}');
export const subject = message('The people');
export const andMore = plural({ one: 'and {count} more', other: 'and {count} more' });
export const alsoEveryStudent = message('And every other student under 18 who comes by your page.');
export const alsoEverybody = message('And everybody else who is signed in.');
export const noStrangers = message('Grown-ups you do not know do not see it.');
export const aboutOnlyYou = message('Nobody but you sees it here.');
export const aboutNobody = message('There is nobody of them yet.');

export const howOthersSeeYou = message('How others see you');
export const shownTo = message('Your page as it is shown to');
export const aboutPreview = message(
  'This is what they get, by the rule that all pages go through. What the page shows besides, such as friends, is shown to each visitor by a rule of its own.',
);

/** Whoever may come by, as the page is shown to them. */
export const viewers: Readonly<Record<ProfileViewer, Message<string>>> = {
  FRIEND: message('a friend of yours'),
  GUARDIAN: message('your guardian'),
  TEACHER: message('a teacher of yours'),
  CLASSMATE: message('a classmate'),
  STUDENT: message('a student you do not know'),
  STRANGER: message('a grown-up you do not know'),
};
