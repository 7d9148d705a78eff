import { message } from '@lyceum/contracts/messages';
import type { PlannedPage } from '../planned-page.types';

/** Who we are and what we offer, for visitors. */
export const companyPages: readonly PlannedPage[] = [
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
