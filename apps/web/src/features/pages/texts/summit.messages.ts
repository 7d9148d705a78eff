import { message } from '@lyceum/contracts/messages';
import type { PlannedPage } from '../planned-page.types';

/** The model-G20 youth summit. */
export const summitPages: readonly PlannedPage[] = [
  {
    paths: ['mg20-welcome/{summitTag}'],
    gate: 'both',
    section: message('Model G20'),
    title: message('Welcome to the summit'),
    purpose: message(
      'You were invited to a summit. This page tells you which one, what your part in it is, and how to begin.',
    ),
    holds: [
      message('The summit, its dates and its place'),
      message('Your delegation and role'),
      message('What to do before the first day'),
    ],
    drawing: 'summit',
    action: { label: message('Ask us about it'), path: '/contact' },
  },
  {
    paths: ['mg20'],
    gate: 'signed-in',
    section: message('Model G20'),
    title: message('Model G20'),
    purpose: message(
      'Your summit at a glance: the cycle you take part in, your delegation, and the paper that is due next.',
    ),
    holds: [
      message('The present cycle and its calendar'),
      message('Your delegation and its documents'),
      message('Announcements'),
    ],
    drawing: 'summit',
    action: { label: message('Go to Konnect'), path: '/konnect' },
  },
  {
    paths: ['mg20Tour'],
    gate: 'signed-in',
    section: message('Model G20'),
    title: message('mG20 in Action'),
    purpose: message(
      'The preparation for the summit, week by week: workshops, reference guides and tips for your role.',
    ),
    holds: [
      message('Workshops in their order'),
      message('The reference guide of your role'),
      message('How far you have come'),
    ],
    drawing: 'plan',
    action: { label: message('Go to Konnect'), path: '/konnect' },
  },
  {
    paths: ['mg20Tour/workshop/{id}'],
    gate: 'signed-in',
    section: message('mG20 in Action'),
    title: message('Workshop'),
    purpose: message('One workshop of the preparation, with its material and the tips of its weeks.'),
    holds: [
      message('The session and its recording'),
      message('Exercises for your delegation'),
      message('Tips, week by week'),
    ],
    drawing: 'board',
    action: { label: message('Go to Konnect'), path: '/konnect' },
  },
  {
    paths: ['mg20Tour/workshop/{id}/{weektip}'],
    gate: 'signed-in',
    section: message('mG20 in Action'),
    title: message('Tip of the week'),
    purpose: message('One thing to practise this week, short enough to do on the way to school.'),
    holds: [message('The tip, and why it works'), message('A small task to try it out')],
    drawing: 'letter',
    action: { label: message('Go to Konnect'), path: '/konnect' },
  },
  {
    paths: ['mg20Tour/referenceguide/{rolehash}/{guideindex}'],
    gate: 'signed-in',
    section: message('mG20 in Action'),
    title: message('Reference guide'),
    purpose: message(
      'What a delegate, sherpa or minister needs to know, chapter by chapter, to look up while negotiating.',
    ),
    holds: [
      message('The chapters for your role'),
      message('Rules of procedure'),
      message('Words that open doors'),
    ],
    drawing: 'shelf',
    action: { label: message('Go to Konnect'), path: '/konnect' },
  },
];
