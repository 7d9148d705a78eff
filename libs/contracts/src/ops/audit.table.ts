import { auditActionChoices, auditKindChoices } from './audit.words';
import { defineTable } from './table';

/** What was changed by whom, and from where (checklist line 238). Rows are never changed and never deleted. */
export const auditTable = defineTable({
  name: 'audit',
  title: 'Audit log',
  requires: 'audit.read',
  searchLabel: 'Who, action or target',
  found: {
    label: 'action',
    detail: ['actor'],
    by: ['action', 'actor', 'actorEmail', 'target', 'targetType', 'targetId'],
  },
  columns: {
    createdAt: { label: 'When', kind: 'time', isSortable: true, isFilterable: true },
    /** Null where the system itself acted. */
    actor: { label: 'Who', kind: 'text', isFilterable: true, personId: 'actorId', isFact: true },
    actorEmail: { label: 'Email', kind: 'text', isExtra: true, personal: 'email' },
    /** The right used: 'user.setRoles'; on the screen in words, with what it was done to. */
    action: {
      label: 'Action',
      kind: 'choice',
      choices: auditActionChoices,
      isFilterable: true,
      isFact: true,
    },
    /** The name a person, a promo code or a feature has now; null for other things, and for what is gone. */
    target: { label: 'Target', kind: 'text', isExtra: true },
    targetType: {
      label: 'Kind of target',
      kind: 'choice',
      choices: auditKindChoices,
      isFilterable: true,
      isExtra: true,
    },
    targetId: { label: 'Id of target', kind: 'text', isFilterable: true, isExtra: true },
    /** JSON, without secrets. */
    before: { label: 'Before', kind: 'text', isExtra: true },
    after: { label: 'After', kind: 'text', isExtra: true },
    address: { label: 'From', kind: 'text', personal: 'origin' },
    requestId: { label: 'Request', kind: 'text', isExtra: true },
    actorId: { label: 'Id of who', kind: 'text', isExtra: true },
  },
  sort: { by: 'createdAt', direction: 'desc' },
});
