import { message } from '@lyceum/contracts/messages';
import type { PlannedPage } from '../planned-page.types';

/** Texts the owner of the site is bound by. */
export const legalPages: readonly PlannedPage[] = [
  {
    paths: ['terms-conditions'],
    gate: 'public',
    section: message('Legal'),
    title: message('Terms of use'),
    purpose: message('What you may expect from us here, and what we expect from you.'),
    holds: [],
    drawing: 'ledger',
    action: { label: message('Read the privacy policy'), path: '/privacy-policy' },
    content: 'terms',
  },
  {
    paths: ['privacy-policy'],
    gate: 'public',
    section: message('Legal'),
    title: message('Privacy policy'),
    purpose: message('What we keep about you, why, for how long, and how to have it deleted.'),
    holds: [],
    drawing: 'ledger',
    action: { label: message('Read the terms of use'), path: '/terms-conditions' },
    content: 'privacy',
  },
];
