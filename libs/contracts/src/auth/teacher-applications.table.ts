import { defineTable } from '../ops/table';
import { countryCodes, countryNamesIn } from './countries';

const countryName = countryNamesIn('en');

export const applicationStates = { PENDING: 'Waits', APPROVED: 'Approved', REFUSED: 'Refused' } as const;

/** Who asked to be an educator, and what staff made of it (checklist line 172). */
export const teacherApplicationsTable = defineTable({
  name: 'teacher-applications',
  title: 'Educator requests',
  requires: 'user.setRoles',
  searchLabel: 'Name or email',
  columns: {
    name: { label: 'Name', kind: 'text' },
    state: { label: 'State', kind: 'choice', choices: applicationStates, isFilterable: true, isFact: true },
    appliedAt: { label: 'Asked', kind: 'time', isSortable: true, isFilterable: true, isFact: true },
    email: { label: 'Email', kind: 'text', personal: 'email', isFact: true },
    dateOfBirth: { label: 'Date of birth', kind: 'text', personal: 'dateOfBirth' },
    country: {
      label: 'Country',
      kind: 'choice',
      choices: Object.fromEntries(countryCodes.map((code) => [code, countryName(code)])),
      personal: 'country',
    },
    decidedAt: { label: 'Decided', kind: 'time' },
    userId: { label: 'Id of the person', kind: 'text', isExtra: true },
  },
  sort: { by: 'appliedAt', direction: 'asc' },
});
