import { message } from '@lyceum/contracts/messages';
import type { PlannedPage } from '../planned-page.types';

/** Who we are and what we offer, for visitors. */
export const companyPages: readonly PlannedPage[] = [
  {
    paths: ['college-counseling'],
    gate: 'public',
    section: message('What we do'),
    title: message('College counselling'),
    purpose: message(
      'One counsellor, from the first list of universities to the last deadline: someone who reads your essays twice and tells you the truth both times.',
    ),
    holds: [
      message('How a counselling year is laid out, from grade 9 on'),
      message('The counsellors, and where they studied and read applications'),
      message('What it costs, and what families get in writing'),
    ],
    drawing: 'letter',
    action: { label: message('Create your account'), path: '/signup' },
  },
  {
    paths: ['labnova'],
    gate: 'public',
    section: message('What we do'),
    title: message('Labnova, our strategy practice'),
    purpose: message(
      'Schools and foundations ask us how to start a programme that lasts. Labnova is the team that answers, with a plan, a budget and people who have done it before.',
    ),
    holds: [
      message('Kinds of projects: new curricula, summits, teacher training'),
      message('Three case studies with what went wrong in each'),
      message('How a first conversation works'),
    ],
    drawing: 'plan',
    action: { label: message('Who is behind this'), path: '/about-us' },
  },
  {
    paths: ['{brand}-education-connect-podcast'],
    gate: 'public',
    section: message('Listen'),
    title: message('The Education Connect podcast'),
    purpose: message('Half an hour with somebody who changed how a school works, and what it cost them.'),
    holds: [
      message('Every episode, with a player that remembers where you stopped'),
      message('Transcripts you can search and quote'),
      message('A feed for your own podcast app'),
    ],
    drawing: 'voice',
    action: { label: message('Read about us'), path: '/about-us' },
  },
  {
    paths: ['model-g20'],
    gate: 'public',
    section: message('What we do'),
    title: message('Model G20'),
    purpose: message(
      'A youth summit in which students negotiate as the G20 do: nineteen countries and two unions, one communiqué, and three days to agree on every word of it.',
    ),
    holds: [
      message('How delegations, sherpas and ministers are chosen'),
      message('The year’s theme and the countries still open'),
      message('Dates, places, and what schools need to prepare'),
    ],
    drawing: 'summit',
    action: { label: message('Join as a student'), path: '/signup' },
  },
  {
    paths: ['resources'],
    gate: 'public',
    section: message('Community'),
    title: message('Resources and community'),
    purpose: message(
      'Reading lists, guides and recorded talks that members put together, open to anybody who wants to try before signing up.',
    ),
    holds: [
      message('Guides by students for students, edited by educators'),
      message('A tour of the forums, with threads worth reading'),
      message('Recorded talks, with notes'),
    ],
    drawing: 'shelf',
    action: { label: message('Join the community'), path: '/signup' },
  },
  {
    paths: ['about-us'],
    gate: 'public',
    section: message('Who we are'),
    title: message('About us'),
    purpose: message(
      '{brandName} is made by teachers, counsellors and engineers who think that a good conversation is the oldest and best school there is.',
    ),
    holds: [],
    drawing: 'arches',
    action: { label: message('Create your account'), path: '/signup' },
    content: 'about',
  },
  {
    paths: ['press'],
    gate: 'public',
    section: message('Who we are'),
    title: message('Press'),
    purpose: message(
      'What others have written about {brandName}, and what you need to write about us yourself.',
    ),
    holds: [
      message('Articles and interviews, newest first'),
      message('Logos and pictures you may use'),
      message('Somebody to call who answers'),
    ],
    drawing: 'news',
    action: { label: message('Read about us'), path: '/about-us' },
  },
  {
    paths: ['careers'],
    gate: 'public',
    section: message('Who we are'),
    title: message('Careers'),
    purpose: message(
      'We look for people who would rather explain something a fourth time than be right the first time.',
    ),
    holds: [
      message('Part-time: Educational & Career Consultant'),
      message('Full-time: Music Therapy Consultant'),
      message('What we offer, what we ask for, and how to apply'),
    ],
    drawing: 'door',
    action: { label: message('Read about us'), path: '/about-us' },
  },
  {
    paths: ['blogs', 'all-blogs'],
    gate: 'public',
    section: message('Read'),
    title: message('Blog'),
    purpose: message(
      'Short pieces on learning, applying and teaching, by the people who do it here every day.',
    ),
    holds: [
      message('Featured pieces, headlines and the latest'),
      message('A search over everything we have published'),
      message('Newsletters, if you would like to be told'),
    ],
    drawing: 'news',
    action: { label: message('Read what is open today'), path: '/help' },
  },
  {
    paths: ['blog/*'],
    gate: 'public',
    section: message('Read'),
    title: message('Blog article'),
    purpose: message(
      'A single piece from our blog opens here, on a quiet page with nothing beside it but the text.',
    ),
    holds: [message('The article, with its author and date'), message('Pieces that go on where it ends')],
    drawing: 'news',
    action: { label: message('Read what is open today'), path: '/help' },
  },
  {
    paths: ['{brand}-globe'],
    gate: 'public',
    section: message('Read'),
    title: message('Globe, the magazine'),
    purpose: message(
      'Longer reading from students and educators in five cities, edited, illustrated and in no hurry.',
    ),
    holds: [
      message('The eight articles of the first issue'),
      message('Their authors, and how to write for the next one'),
    ],
    drawing: 'globe',
    action: { label: message('Read what is open today'), path: '/help' },
  },
  {
    paths: [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `globe/article${number}`),
    gate: 'public',
    section: message('Globe'),
    title: message('An article of Globe'),
    purpose: message(
      'One of the eight long reads of the first issue. It goes up here as soon as its editor lets it go.',
    ),
    holds: [message('The full article with its pictures'), message('A few words about who wrote it')],
    drawing: 'globe',
    action: { label: message('Read what is open today'), path: '/help' },
  },
  {
    paths: ['help'],
    gate: 'public',
    section: message('Help'),
    title: message('Help'),
    purpose: message(
      'How {brandName} works today, who sees what you write, and what to do when something is wrong.',
    ),
    holds: [],
    drawing: 'tools',
    action: { label: message('Ask us'), path: '/contact' },
    content: 'help',
  },
  {
    paths: ['contact'],
    gate: 'public',
    section: message('Help'),
    title: message('Contact'),
    purpose: message('How to reach the people who run {brandName}, and what reaches them fastest.'),
    holds: [],
    drawing: 'letter',
    action: { label: message('Look in the help first'), path: '/help' },
    content: 'contact',
  },
];
