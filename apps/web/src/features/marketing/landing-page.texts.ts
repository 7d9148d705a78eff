/** The three things the product is for. */
export const promises = [
  {
    verb: 'Discuss',
    title: 'A forum that rewards the second thought',
    text: 'Long replies are welcome. Ask why a poem turns in its last line, defend a proof, or change your mind in public. Educators take part, and drafts wait until you are ready.',
  },
  {
    verb: 'Learn',
    title: 'Courses with a person at the front',
    text: 'Live classes in your own time zone, recordings for the ones you miss, and one place that says what is next and what you owe.',
  },
  {
    verb: 'Gather',
    title: 'Events that leave the screen',
    text: 'A youth summit modelled on the G20, an essay contest, and evenings with people whose work you have read about.',
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
