import { defineTable } from '../ops/table';
import {
  campaignAudienceLabels,
  campaignStateLabels,
  suppressionReasonLabels,
  suppressionStateLabels,
} from './campaign.enums';

/** The console's list of mail campaigns (checklist line 237). */
export const campaignsTable = defineTable({
  name: 'campaigns',
  title: 'Mail campaigns',
  requires: 'campaign.edit',
  searchLabel: 'Name or subject',
  found: { label: 'name', detail: ['subject'], by: ['name', 'subject'] },
  columns: {
    name: { label: 'Name', kind: 'text' },
    state: { label: 'State', kind: 'choice', choices: campaignStateLabels, isFilterable: true, isFact: true },
    subject: { label: 'Subject', kind: 'text' },
    audience: {
      label: 'Goes to',
      kind: 'choice',
      choices: campaignAudienceLabels,
      isFilterable: true,
      isExtra: true,
    },
    total: { label: 'Recipients', kind: 'number' },
    sent: { label: 'Sent', kind: 'number' },
    unsubscribed: { label: 'Unsubscribed', kind: 'number' },
    failed: { label: 'Failed', kind: 'number', isExtra: true },
    dueAt: { label: 'Goes out', kind: 'time', isFilterable: true, liesAhead: true, isFact: true },
    createdAt: { label: 'Made', kind: 'time', isSortable: true, isFilterable: true },
    createdBy: { label: 'Made by', kind: 'text', personId: 'createdById', isExtra: true },
    createdById: { label: 'Id of who made it', kind: 'text', isExtra: true },
  },
  sort: { by: 'createdAt', direction: 'desc' },
});

/** Addresses that get account mails alone (checklist line 221). */
export const mailSuppressionsTable = defineTable({
  name: 'mail-suppressions',
  title: 'Suppressed addresses',
  requires: 'mailSuppression.administer',
  searchLabel: 'Address',
  columns: {
    email: { label: 'Address', kind: 'text', personal: 'suppressedEmail' },
    reason: {
      label: 'Why',
      kind: 'choice',
      choices: suppressionReasonLabels,
      isFilterable: true,
      isFact: true,
    },
    state: {
      label: 'State',
      kind: 'choice',
      choices: suppressionStateLabels,
      isFilterable: true,
      isFact: true,
    },
    detail: { label: 'In the words of the mail service', kind: 'text', personal: 'suppressedEmail' },
    reportedAt: { label: 'Reported', kind: 'time', isSortable: true, isFilterable: true },
    liftedAt: { label: 'Lifted', kind: 'time', isExtra: true },
  },
  sort: { by: 'reportedAt', direction: 'desc' },
});
