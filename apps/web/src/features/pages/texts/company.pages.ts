import type { PlannedPage } from '../planned-page.types';

/** Who we are and what we offer, for visitors. */
export const companyPages: readonly PlannedPage[] = [
  {
    paths: ['college-counseling'],
    gate: 'public',
    section: 'What we do',
    title: 'College counselling',
    purpose:
      'One counsellor, from the first list of universities to the last deadline: someone who reads your essays twice and tells you the truth both times.',
    holds: [
      'How a counselling year is laid out, from grade 9 on',
      'The counsellors, and where they studied and read applications',
      'What it costs, and what families get in writing',
    ],
    drawing: 'letter',
    action: { label: 'Create your account', path: '/signup' },
  },
  {
    paths: ['labnova'],
    gate: 'public',
    section: 'What we do',
    title: 'Labnova, our strategy practice',
    purpose:
      'Schools and foundations ask us how to start a programme that lasts. Labnova is the team that answers, with a plan, a budget and people who have done it before.',
    holds: [
      'Kinds of projects: new curricula, summits, teacher training',
      'Three case studies with what went wrong in each',
      'How a first conversation works',
    ],
    drawing: 'plan',
    action: { label: 'Who is behind this', path: '/about-us' },
  },
  {
    paths: ['{brand}-education-connect-podcast'],
    gate: 'public',
    section: 'Listen',
    title: 'The Education Connect podcast',
    purpose: 'Half an hour with somebody who changed how a school works, and what it cost them.',
    holds: [
      'Every episode, with a player that remembers where you stopped',
      'Transcripts you can search and quote',
      'A feed for your own podcast app',
    ],
    drawing: 'voice',
    action: { label: 'See what we write meanwhile', path: '/blogs' },
  },
  {
    paths: ['model-g20'],
    gate: 'public',
    section: 'What we do',
    title: 'Model G20',
    purpose:
      'A youth summit in which students negotiate as the G20 do: nineteen countries and two unions, one communiqué, and three days to agree on every word of it.',
    holds: [
      'How delegations, sherpas and ministers are chosen',
      'The year’s theme and the countries still open',
      'Dates, places, and what schools need to prepare',
    ],
    drawing: 'summit',
    action: { label: 'Join as a student', path: '/signup' },
  },
  {
    paths: ['resources'],
    gate: 'public',
    section: 'Community',
    title: 'Resources and community',
    purpose:
      'Reading lists, guides and recorded talks that members put together, open to anybody who wants to try before signing up.',
    holds: [
      'Guides by students for students, edited by educators',
      'A tour of the forums, with threads worth reading',
      'Recorded talks, with notes',
    ],
    drawing: 'shelf',
    action: { label: 'Join the community', path: '/signup' },
  },
  {
    paths: ['about-us'],
    gate: 'public',
    section: 'Who we are',
    title: 'About us',
    purpose:
      '{brandName} is made by teachers, counsellors and engineers who think that a good conversation is the oldest and best school there is.',
    holds: [
      'The people, with what they teach or build',
      'Where we work, and how we came to be in five cities',
      'What students say who left us for university',
    ],
    drawing: 'arches',
    action: { label: 'Work with us', path: '/careers' },
  },
  {
    paths: ['press'],
    gate: 'public',
    section: 'Who we are',
    title: 'Press',
    purpose: 'What others have written about {brandName}, and what you need to write about us yourself.',
    holds: [
      'Articles and interviews, newest first',
      'Logos and pictures you may use',
      'Somebody to call who answers',
    ],
    drawing: 'news',
    action: { label: 'Read about us', path: '/about-us' },
  },
  {
    paths: ['careers'],
    gate: 'public',
    section: 'Who we are',
    title: 'Careers',
    purpose:
      'We look for people who would rather explain something a fourth time than be right the first time.',
    holds: [
      'Part-time: Educational & Career Consultant',
      'Full-time: Music Therapy Consultant',
      'What we offer, what we ask for, and how to apply',
    ],
    drawing: 'door',
    action: { label: 'See who you would work with', path: '/about-us' },
  },
  {
    paths: ['blogs', 'all-blogs'],
    gate: 'public',
    section: 'Read',
    title: 'Blog',
    purpose: 'Short pieces on learning, applying and teaching, by the people who do it here every day.',
    holds: [
      'Featured pieces, headlines and the latest',
      'A search over everything we have published',
      'Newsletters, if you would like to be told',
    ],
    drawing: 'news',
    action: { label: 'Browse the magazine', path: '/{brand}-globe' },
  },
  {
    paths: ['blog/*'],
    gate: 'public',
    section: 'Read',
    title: 'Blog article',
    purpose: 'A single piece from our blog opens here, on a quiet page with nothing beside it but the text.',
    holds: ['The article, with its author and date', 'Pieces that go on where it ends'],
    drawing: 'news',
    action: { label: 'All blog articles', path: '/blogs' },
  },
  {
    paths: ['{brand}-globe'],
    gate: 'public',
    section: 'Read',
    title: 'Globe, the magazine',
    purpose:
      'Longer reading from students and educators in five cities, edited, illustrated and in no hurry.',
    holds: ['The eight articles of the first issue', 'Their authors, and how to write for the next one'],
    drawing: 'globe',
    action: { label: 'Open the first article', path: '/globe/article1' },
  },
  {
    paths: [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `globe/article${number}`),
    gate: 'public',
    section: 'Globe',
    title: 'An article of Globe',
    purpose:
      'One of the eight long reads of the first issue. It goes up here as soon as its editor lets it go.',
    holds: ['The full article with its pictures', 'A few words about who wrote it'],
    drawing: 'globe',
    action: { label: 'Back to the magazine', path: '/{brand}-globe' },
  },
];
