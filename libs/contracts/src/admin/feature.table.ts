import { defineTable } from '../ops/table';

/** Features with extra users (checklist line 231). */
export const featuresTable = defineTable({
  name: 'features',
  title: 'Features',
  requires: 'featureUsers.read',
  searchLabel: 'Name or landing path',
  found: { label: 'name', detail: ['landingPath'], by: ['name', 'landingPath'] },
  columns: {
    name: { label: 'Feature', kind: 'text', isSortable: true, isFilterable: true },
    landingPath: { label: 'Landing path', kind: 'text', isFilterable: true, isFact: true },
    usersCnt: { label: 'Extra users', kind: 'number', isSortable: true, isFilterable: true, isFact: true },
    updatedAt: { label: 'Last changed', kind: 'time', isSortable: true, isFilterable: true, isFact: true },
  },
  sort: { by: 'name', direction: 'asc' },
});

/** Everybody on a list of some feature: which features somebody has, and lists as files. */
export const featureUsersTable = defineTable({
  name: 'feature-users',
  title: 'Extra users of all features',
  requires: 'featureUsers.read',
  searchLabel: 'Email or feature',
  columns: {
    email: {
      label: 'Email',
      kind: 'text',
      isSortable: true,
      isFilterable: true,
      personal: 'listedEmail',
    },
    feature: { label: 'Feature', kind: 'text', isFilterable: true, isFact: true },
    hasAccount: { label: 'Has an account', kind: 'flag', personal: 'hasAccount' },
    addedAt: { label: 'Added', kind: 'time', isSortable: true, isFilterable: true, isFact: true },
    addedBy: { label: 'Added by', kind: 'text', isFilterable: true, personId: 'adderId', isFact: true },
    adderId: { label: 'Id of who added', kind: 'text', isExtra: true },
  },
  sort: { by: 'addedAt', direction: 'desc' },
  open: { searchLabel: 'Email or feature', sort: { by: 'addedAt', direction: 'desc' } },
});
