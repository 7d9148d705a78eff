import type { Shipped } from './shipped';
import { coursePages } from './course-pages';
import { homePage } from './home-page';

/** The public site's pages (checklist lines 2, 3, 5). */
export const pages = {
  page: {
    home: homePage,
    careers: {
      title: 'Careers',
      description:
        'Work with students who would rather be asked than told: two open postings, and what our research programme leaves behind.',
      blocks: [
        {
          kind: 'hero',
          eyebrow: 'Careers',
          headline: 'Work that gets asked questions back',
          lead: 'We are a small house with long conversations. People stay because the students are better company than most meetings.',
          picture: '/art/hero-careers.svg',
          pictureText: 'A long table with an open notebook and two chairs turned towards each other.',
          actionLabel: 'Who we are',
          actionPath: '/about-us',
        },
        {
          kind: 'postings',
          heading: 'Open now',
          text: 'Two postings. If neither is yours and you think you should be here, write all the same.',
        },
        {
          kind: 'outcomes',
          heading: 'What the research programme leaves behind',
          text: 'Consultants and mentors work towards the same five things.',
        },
        {
          kind: 'action',
          heading: 'Something else?',
          text: 'Tell us what you would do here in the first month.',
          label: 'Write to us',
          path: '/contact',
        },
      ],
    },
    blogs: {
      title: 'Blog',
      description:
        'On writing, arguing, learning far apart and choosing what comes next. By the people who teach here.',
      blocks: [
        {
          kind: 'blog',
          heading: 'Blog',
          text: 'On writing, arguing, learning far apart and choosing what comes next.',
        },
      ],
    },
    'all-blogs': {
      title: 'All posts',
      description:
        'Everything on the blog, the latest first: essays, guides and news from those who learn and teach here.',
      blocks: [{ kind: 'posts', heading: 'All posts', text: 'Everything on the blog, the latest first.' }],
    },
    globe: {
      title: 'The globe',
      description:
        'A magazine by students: eight long reads from Boston, Cambridge, Mexico city, Beijing, Tokyo and further out.',
      blocks: [
        {
          kind: 'articles',
          heading: 'The globe',
          text: 'A magazine by students, about the places they know better than anyone.',
        },
        { kind: 'cities', heading: 'Five cities', text: 'Where our readers meet.' },
        {
          kind: 'action',
          heading: 'Write for the globe',
          text: 'You know a place that nobody has described properly. Tell us which, in three sentences.',
          label: 'Tell us',
          path: '/contact',
        },
      ],
    },
    'college-counseling': {
      title: 'College Counseling',
      description:
        'A counselor, a calendar and five drafts. Counselors hold at least a Master’s degree; 96% acceptance to top-choice schools.',
      blocks: [
        {
          kind: 'hero',
          eyebrow: 'College Counseling',
          headline: 'Find the question before the university',
          lead: 'A counselor who reads what you send, disagrees when it helps, and never writes a sentence for you.',
          picture: '/art/hero-counseling.svg',
          pictureText: 'Two people on a flight of steps, with a path that branches above them.',
          actionLabel: 'Begin with an email',
          actionPath: '/contact',
        },
        {
          kind: 'numbers',
          heading: 'What we can say in figures',
          items: [
            { figure: '96%', text: 'acceptance to top-choice schools.' },
            { figure: 'Master’s', text: 'degree at least: every counselor holds one.' },
            { figure: '24 hours', text: 'notice at least to cancel a session. After that it is charged.' },
          ],
        },
        { kind: 'features', heading: 'How it goes', group: 'counseling' },
        {
          kind: 'carousel',
          heading: 'Where our students are now',
          text: 'Some of the universities they chose.',
        },
        { kind: 'stories', heading: 'What became of it', text: '' },
        { kind: 'questions', heading: 'Before you write to us', topic: 'COUNSELLING' },
        {
          kind: 'action',
          heading: 'Intake is by email',
          text: 'Write to {email} and say what you would like to find out. A person answers.',
          label: 'How to reach us',
          path: '/contact',
        },
      ],
    },
    labnova: {
      title: 'LabNova',
      description:
        'Strategy consulting by students: a real question, a team of five, eight weeks, and an answer that is used.',
      blocks: [
        {
          kind: 'hero',
          eyebrow: 'Strategy consulting',
          headline: 'Somebody has a problem. You have eight weeks.',
          lead: 'In LabNova, students advise real organisations: a museum that loses its teenagers, a bakery that grows too fast, a school without a library.',
          picture: '/art/hero-labnova.svg',
          pictureText: 'A workbench with five coloured pieces that are about to fit together.',
          actionLabel: 'Bring us a problem',
          actionPath: '/contact',
        },
        { kind: 'features', heading: 'How a project runs', group: 'labnova' },
        {
          kind: 'quotation',
          text: 'They told us to close the shop on Mondays. We had paid consultants before who would not have dared to say it.',
          by: 'Owner of a bakery, spring cohort',
        },
        {
          kind: 'outcomes',
          heading: 'From project to research',
          text: 'Teams who want to know more go on in the research programme. It leaves five things behind.',
        },
        { kind: 'testimonials', heading: 'In their words', text: '' },
        {
          kind: 'action',
          heading: 'For organisations',
          text: 'It costs you one honest conversation a week. Tell us what you have been putting off.',
          label: 'Write to us',
          path: '/contact',
        },
      ],
    },
    'model-g20': {
      title: 'Model G20',
      description:
        'The Model G20 Virtual Summit: six days over two weekends, twenty delegations, one text. $199 per student.',
      blocks: [
        {
          kind: 'hero',
          eyebrow: 'Model G20 Virtual Summit',
          headline: 'Twenty signatures, or none',
          lead: 'Six days, two weekends, one communiqué. A summit in which nobody can win alone.',
          picture: '/art/hero-summit.svg',
          pictureText: 'A mountain whose summit is a round table with twenty flags.',
          actionLabel: 'Ask for the next dates',
          actionPath: '/contact',
        },
        {
          kind: 'facts',
          heading: 'The summit in short',
          items: [
            {
              term: 'Fee',
              text: '$199 per student (winter 2023 cohort), non-refundable once the application is complete.',
            },
            { term: 'Days', text: 'Six days over two weekends, four hours a day: 24 official hours.' },
            { term: 'Before', text: '5-10 hours of pre-reading, released two weeks ahead.' },
            { term: 'Where', text: 'Online, in your own time zone as far as the globe allows.' },
          ],
        },
        {
          kind: 'facts',
          heading: 'Two roles',
          items: [
            {
              term: 'Delegate',
              text: 'You speak for a country that is not yours. You know what it needs, what it can give, and who has to be asked at home before you may say yes.',
            },
            {
              term: 'Deciding Committee member',
              text: 'You read every proposal, question the delegations, and decide what stands in the text. You give your reasons in public, which is harder than it sounds.',
            },
          ],
        },
        {
          kind: 'text',
          heading: 'How the days go',
          text: 'The first weekend is for listening: opening statements, questions, and the list of what nobody will give up. Between the weekends drafts go round. The second weekend is for the text.\n\nOn the second day there is always an hour in which nothing moves. [What happens in it](/blog/a-seat-at-a-table-of-twenty) is why we do this.',
        },
        { kind: 'testimonials', heading: 'Afterwards', text: '' },
        {
          kind: 'cities',
          heading: 'Where delegates come from',
          text: 'And from wherever there is a connection.',
        },
        { kind: 'questions', heading: 'Questions about the summit', topic: 'SUMMIT' },
      ],
    },
    resources: {
      title: 'Resources',
      description:
        'The forum, the live courses and the magazine: what is here for students, and what of it is free.',
      blocks: [
        {
          kind: 'hero',
          eyebrow: 'Resources',
          headline: 'The community is the resource',
          lead: 'Most of what helps is other people who stay with a question. Here is where to find them, and what to read until they answer.',
          picture: '/art/hero-resources.svg',
          pictureText: 'A shelf on which books, a lamp and two speech bubbles stand side by side.',
          actionLabel: 'Open the community',
          actionPath: '/community',
        },
        { kind: 'features', heading: 'Three places to begin', group: 'resources' },
        { kind: 'posts', heading: 'From the blog', text: 'Short reads on writing, arguing and deciding.' },
        { kind: 'questions', heading: 'About the site', topic: 'SITE' },
      ],
    },
    'about-us': {
      title: 'About Us',
      description: 'Who runs {brandName}, whom it is for and how it is kept.',
      blocks: [
        {
          kind: 'hero',
          eyebrow: 'About Us',
          headline: 'The first lyceum was a walk',
          lead: 'People learned there by strolling under trees and arguing. We have moved it online and kept the arguing.',
          picture: '/art/hero-about.svg',
          pictureText: 'A row of trees along a path, and three people walking.',
          actionLabel: 'Create your account',
          actionPath: '/signup',
        },
        {
          kind: 'text',
          heading: 'What this is',
          text: '{brandName} is a learning community for high-school students and the people who teach them. There is a forum in which students ask, answer and argue and educators take part, profiles whose owners say who sees what, live classes in small groups, and a summit.\n\nMost of us here are between thirteen and nineteen. Whoever is younger needs the consent of a parent or guardian before anything opens. Educators are let in by staff, one by one: nobody can call themselves an educator here.',
        },
        { kind: 'people', heading: 'Three people you will meet', text: 'They answer their mail themselves.' },
        {
          kind: 'quotation',
          text: 'There are no advertisements, nothing is sold about you, and no page loads anything from another company.',
          by: '',
        },
        {
          kind: 'text',
          heading: 'How it is kept',
          text: 'Every report is read by a person, and every change that staff make to an account is recorded. Messages are for friends alone, and an adult can only ask a minor to be friends if they teach them.\n\nWhat you write is yours. You can take all of it with you, and you can delete it. [The privacy policy](/privacy-policy) says the rest.',
        },
        { kind: 'cities', heading: 'Where we are', text: 'Five cities, one forum.' },
      ],
    },
    press: {
      title: 'Press',
      description: 'Announcements of {brandName}, a text you may use, and whom to ask.',
      blocks: [
        {
          kind: 'press',
          heading: 'Press',
          text: 'Announcements, and a text you may use as it is. For everything else write to {email}.',
        },
      ],
    },
    podcast: {
      title: 'Education Connect',
      description:
        'The podcast of {brandName}: conversations about learning, without hurry. With transcripts.',
      blocks: [
        {
          kind: 'hero',
          eyebrow: 'Podcast',
          headline: 'Education Connect',
          lead: 'Two people, one question, no hurry. Every episode can be read as well.',
          picture: '/art/hero-podcast.svg',
          pictureText: 'A microphone whose sound waves become the rings of a tree.',
          actionLabel: 'The feed for your player',
          actionPath: '/podcast.xml',
        },
        { kind: 'episodes', heading: 'Episodes', text: '' },
      ],
    },
    ...coursePages,
  },
} as const satisfies Shipped;
