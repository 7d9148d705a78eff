import { message } from '@lyceum/contracts/messages';
import { openPages } from '@lyceum/contracts/site';
import type { PlannedPage } from '../planned-page.types';

/** Texts the owner of the site is bound by. */
export const legalPages: readonly PlannedPage[] = [
  {
    paths: [openPages.terms.path],
    title: openPages.terms.title,
    purpose: openPages.terms.purpose,
    gate: 'public',
    section: message('Legal'),
    holds: [],
    drawing: 'ledger',
    action: { label: message('Read the privacy policy'), path: '/privacy-policy' },
    content: 'terms',
  },
  {
    paths: [openPages.privacy.path],
    title: openPages.privacy.title,
    purpose: openPages.privacy.purpose,
    gate: 'public',
    section: message('Legal'),
    holds: [],
    drawing: 'ledger',
    action: { label: message('Read the terms of use'), path: '/terms-conditions' },
    content: 'privacy',
  },
];
