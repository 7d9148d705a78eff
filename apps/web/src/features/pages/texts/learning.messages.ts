import { message } from '@lyceum/contracts/messages';
import type { PlannedPage } from '../planned-page.types';

/** What signed-in students and educators work with. */
export const learningPages: readonly PlannedPage[] = [
  {
    paths: ['konnect/{id}'],
    gate: 'signed-in',
    section: message('Konnect'),
    title: message('From your feed'),
    purpose: message(
      'Something from your feed, on a page of its own: the link you can send to a friend or come back to.',
    ),
    holds: [message('The conversation and its replies'), message('Who takes part in it')],
    drawing: 'talk',
    action: { label: message('Back to Konnect'), path: '/konnect' },
  },
  {
    paths: ['courses'],
    gate: 'signed-in',
    section: message('Learning'),
    title: message('Courses'),
    purpose: message(
      'Everything you are enrolled in, or teach: what is next, when, and what is still to hand in.',
    ),
    holds: [
      message('Your courses, the next lesson first'),
      message('Recorded courses to start at any time'),
      message('Work that is due'),
    ],
    drawing: 'board',
    action: { label: message('Go to Konnect'), path: '/konnect' },
  },
  {
    paths: ['lessons/{id}'],
    gate: 'signed-in',
    section: message('Courses'),
    title: message('Lesson'),
    purpose: message(
      'One lesson at a time: the video or text, the exercise that belongs to it, and your notes beside both.',
    ),
    holds: [
      message('The lesson and its exercise'),
      message('Notes that save themselves'),
      message('The way to the next lesson'),
    ],
    drawing: 'board',
    action: { label: message('Go to Konnect'), path: '/konnect' },
  },
  {
    paths: ['events'],
    gate: 'signed-in',
    section: message('Events'),
    title: message('Events'),
    purpose: message(
      'Talks, summits and evenings online: what is planned, what you are signed up for, what was recorded.',
    ),
    holds: [message('Coming events in your time zone'), message('Your registrations'), message('Recordings')],
    drawing: 'calendar',
    action: { label: message('Back to Konnect'), path: '/konnect' },
  },
  {
    paths: ['{brand}-events/{summitTag}'],
    gate: 'signed-in',
    section: message('Events'),
    title: message('Summit event'),
    purpose: message('The page of one summit: its programme, its speakers, and the rooms you can walk into.'),
    holds: [
      message('The programme, session by session'),
      message('Speakers and hosts'),
      message('Live rooms and recordings'),
    ],
    drawing: 'summit',
    action: { label: message('Go to Konnect'), path: '/konnect' },
  },
  {
    paths: ['notebooks'],
    gate: 'signed-in',
    section: message('Learning'),
    title: message('Notebooks'),
    purpose: message(
      'A place for what you want to keep: notes from lessons, quotations, half an idea for an essay.',
    ),
    holds: [
      message('Notebooks by subject'),
      message('A search over all pages'),
      message('Notes that remember the lesson they came from'),
    ],
    drawing: 'shelf',
    action: { label: message('Go to Konnect'), path: '/konnect' },
  },
  {
    paths: ['newFileLoading'],
    gate: 'signed-in',
    section: message('Files'),
    title: message('Opening a file'),
    purpose: message('Files that take a moment are made ready here, with an honest bar that says how long.'),
    holds: [message('Progress of the file'), message('The file itself once it is there')],
    drawing: 'plan',
    action: { label: message('Back to Konnect'), path: '/konnect' },
  },
  {
    paths: ['morecontent'],
    gate: 'signed-in',
    section: message('Konnect'),
    title: message('More for you'),
    purpose: message('Things beyond your own courses that people like you found worth an hour.'),
    holds: [
      message('Recommended threads, courses and talks'),
      message('Why each of them was picked for you'),
    ],
    drawing: 'shelf',
    action: { label: message('Look at the forums'), path: '/community' },
  },
  {
    paths: ['payments/*'],
    gate: 'signed-in',
    section: message('Payments'),
    title: message('Payment'),
    purpose: message(
      'One payment, step by step, from the price to the receipt. Nothing is charged before you have seen the total.',
    ),
    holds: [message('What you pay for'), message('Ways to pay'), message('A receipt')],
    drawing: 'ledger',
    action: { label: message('Ask us about it'), path: '/contact' },
  },
  {
    paths: ['teacherAppForm'],
    gate: 'signed-in',
    section: message('Teaching'),
    title: message('Apply to teach'),
    purpose: message('Tell us what you teach and how, and we will find you a group it fits.'),
    holds: [
      message('Your subjects, experience and hours'),
      message('References'),
      message('What happens after you apply'),
    ],
    drawing: 'board',
    action: { label: message('Change my own details'), path: '/settings' },
  },
];
