import { message } from '@lyceum/contracts/messages';

export const comeIn = message('Come in. The conversation is better with you in it.');
export const curiosity = message('A school day has edges. Curiosity does not.');
export const firstLyceum = message(
  'The first lyceum was a walk under trees outside Athens. People learned there by strolling and arguing.',
);

/** The three things the product is for. */
export const promises = [
  {
    verb: message('Discuss'),
    title: message('A forum that rewards the second thought'),
    text: message(
      'Ask why a poem turns in its last line, or defend a proof in public. Educators take part, and drafts wait until you are ready.',
    ),
    hasCourses: false,
  },
  {
    verb: message('Learn'),
    title: message('Courses with a person at the front'),
    text: message('Live classes in your own time zone, and one place that says what is due.'),
    hasCourses: true,
  },
  {
    verb: message('Gather'),
    title: message('Events that leave the screen'),
    text: message('Coming after that: a youth summit modelled on the G20, and an essay contest.'),
    hasCourses: false,
  },
] as const;

/** Who it is for. */
export const readers = [
  {
    who: message('Students'),
    what: message('Find others who stay with the hard question, wherever they go to school.'),
  },
  {
    who: message('Educators'),
    what: message('See how your students think between classes, and answer where it counts.'),
  },
  {
    who: message('Families'),
    what: message('Know which adults are in the room: every educator and every role is set by staff.'),
  },
] as const;
