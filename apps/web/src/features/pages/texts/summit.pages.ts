import type { PlannedPage } from '../planned-page.types';

/** The model-G20 youth summit. */
export const summitPages: readonly PlannedPage[] = [
  {
    paths: ['mg20-welcome/{summitTag}'],
    gate: 'both',
    section: 'Model G20',
    title: 'Welcome to the summit',
    purpose:
      'You were invited to a summit. This page tells you which one, what your part in it is, and how to begin.',
    holds: [
      'The summit, its dates and its place',
      'Your delegation and role',
      'What to do before the first day',
    ],
    drawing: 'summit',
    action: { label: 'What Model G20 is', path: '/model-g20' },
  },
  {
    paths: ['mg20'],
    gate: 'signed-in',
    section: 'Model G20',
    title: 'Model G20',
    purpose:
      'Your summit at a glance: the cycle you take part in, your delegation, and the paper that is due next.',
    holds: ['The present cycle and its calendar', 'Your delegation and its documents', 'Announcements'],
    drawing: 'summit',
    action: { label: 'Open mG20 in Action', path: '/mg20Tour' },
  },
  {
    paths: ['mg20Tour'],
    gate: 'signed-in',
    section: 'Model G20',
    title: 'mG20 in Action',
    purpose:
      'The preparation for the summit, week by week: workshops, reference guides and tips for your role.',
    holds: ['Workshops in their order', 'The reference guide of your role', 'How far you have come'],
    drawing: 'plan',
    action: { label: 'Back to Model G20', path: '/mg20' },
  },
  {
    paths: ['mg20Tour/workshop/{id}'],
    gate: 'signed-in',
    section: 'mG20 in Action',
    title: 'Workshop',
    purpose: 'One workshop of the preparation, with its material and the tips of its weeks.',
    holds: ['The session and its recording', 'Exercises for your delegation', 'Tips, week by week'],
    drawing: 'board',
    action: { label: 'All workshops', path: '/mg20Tour' },
  },
  {
    paths: ['mg20Tour/workshop/{id}/{weektip}'],
    gate: 'signed-in',
    section: 'mG20 in Action',
    title: 'Tip of the week',
    purpose: 'One thing to practise this week, short enough to do on the way to school.',
    holds: ['The tip, and why it works', 'A small task to try it out'],
    drawing: 'letter',
    action: { label: 'Back to the workshops', path: '/mg20Tour' },
  },
  {
    paths: ['mg20Tour/referenceguide/{rolehash}/{guideindex}'],
    gate: 'signed-in',
    section: 'mG20 in Action',
    title: 'Reference guide',
    purpose:
      'What a delegate, sherpa or minister needs to know, chapter by chapter, to look up while negotiating.',
    holds: ['The chapters for your role', 'Rules of procedure', 'Words that open doors'],
    drawing: 'shelf',
    action: { label: 'Go to mG20 in Action', path: '/mg20Tour' },
  },
];
