import { message } from '@lyceum/contracts/messages';
import { openPages } from '@lyceum/contracts/site';
import type { PlannedPage } from '../planned-page.types';

/** Who we are and what we offer, for visitors. */
export const companyPages: readonly PlannedPage[] = [
  {
    paths: [openPages.help.path],
    title: openPages.help.title,
    purpose: openPages.help.purpose,
    gate: 'public',
    section: message('Help'),
    holds: [],
    drawing: 'tools',
    action: { label: message('Ask us'), path: '/contact' },
    content: 'help',
  },
  {
    paths: [openPages.contact.path],
    title: openPages.contact.title,
    purpose: openPages.contact.purpose,
    gate: 'public',
    section: message('Help'),
    holds: [],
    drawing: 'letter',
    action: { label: message('Look in the help first'), path: '/help' },
    content: 'contact',
  },
];
