/** The three things the product is for. */
export const promises = [
  {
    verb: 'Discuss',
    title: 'A forum that rewards the second thought',
    text: 'Ask why a poem turns in its last line, or defend a proof in public. Educators take part, and drafts wait until you are ready.',
  },
  {
    verb: 'Learn',
    title: 'Courses with a person at the front',
    text: 'Live classes in your own time zone, and one place that says what is next.',
  },
  {
    verb: 'Gather',
    title: 'Events that leave the screen',
    text: 'A youth summit modelled on the G20, and an essay contest.',
  },
] as const;

/** Who it is for. */
export const readers = [
  { who: 'Students', what: 'Find others who stay with the hard question, wherever they go to school.' },
  { who: 'Educators', what: 'Teach small groups live and see how your students think between classes.' },
  {
    who: 'Families',
    what: 'Know which adults are in the room: every educator and every role is set by staff.',
  },
] as const;
