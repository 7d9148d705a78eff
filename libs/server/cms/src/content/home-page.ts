import type { ContentOf } from '@lyceum/contracts/cms';

/** What the product is, for those who do not know it yet. */
export const homePage = {
  title: 'Read closely, write often, take class together',
  description:
    '{brandName} is a learning community for high-school students and the people who teach them: a forum worth reading, a page of your own, and a room for each live class.',
  blocks: [
    {
      kind: 'hero',
      eyebrow: 'Open now: the forum, profiles, live courses and calls. Next: the youth summit.',
      headline: 'Read closely. Write often. Take class together.',
      lead: '{brandName} is a learning community for high-school students and the people who teach them: a forum worth reading, a page of your own, and a room for each live class.',
      picture: '/art/colonnade.svg',
      pictureText: 'A covered walk at dusk, and two people deep in conversation.',
      actionLabel: 'Create your account',
      actionPath: '/signup',
    },
    {
      kind: 'facts',
      heading: 'A school day has edges. Curiosity does not.',
      items: [
        {
          term: 'Discuss',
          text: 'A forum that rewards the second thought. Ask why a poem turns in its last line, or defend a proof in public. Educators take part, and drafts wait until you are ready.',
        },
        {
          term: 'Learn',
          text: 'Courses with a person at the front. Live classes in your own time zone, and one place that says what is due.',
        },
        {
          term: 'Gather',
          text: 'Events that leave the screen. Coming after that: a youth summit modelled on the G20, and an essay contest.',
        },
      ],
    },
    {
      kind: 'action',
      heading: 'The next classes have dates.',
      text: 'Each live course says who teaches it, when it meets on your clock, and what a seat costs.',
      label: 'See the live courses',
      path: '/live-courses',
    },
    {
      kind: 'facts',
      heading:
        'The first lyceum was a walk under trees outside Athens. People learned there by strolling and arguing.',
      items: [
        {
          term: 'Students',
          text: 'Find others who stay with the hard question, wherever they go to school.',
        },
        {
          term: 'Educators',
          text: 'See how your students think between classes, and answer where it counts.',
        },
        {
          term: 'Families',
          text: 'Know which adults are in the room: every educator and every role is set by staff.',
        },
      ],
    },
    {
      kind: 'action',
      heading: 'Come in. The conversation is better with you in it.',
      text: 'An account is a name, an email and a date of birth. What you write waits as a draft for as long as you like.',
      label: 'Create your account',
      path: '/signup',
    },
  ],
} as const satisfies ContentOf<'page'>;
