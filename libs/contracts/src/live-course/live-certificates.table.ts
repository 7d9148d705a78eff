import { defineTable } from '../ops/table';
import type { CertificateStanding, CertificateState } from './live-course.enums';

export const certificateFileLabels: Readonly<Record<CertificateState, string>> = {
  MAKING: 'Is made',
  READY: 'There',
  FAILED: 'None: no font has its letters',
};

export const certificateHoldsLabels = { HOLDS: 'Holds', WITHDRAWN: 'Withdrawn' } as const;

export const certificateStandingLabels: Readonly<Record<CertificateStanding, string>> = {
  DUE: 'Can be given one',
  NOT_OVER: 'The class is not over',
  NO_NAME: 'Has not confirmed a name',
  ISSUED: 'Has one',
  WITHDRAWN: 'Withdrawn',
};

/** Certificates of all live courses, withdrawn ones too. */
export const liveCertificatesTable = defineTable({
  name: 'live-certificates',
  title: 'Certificates',
  requires: 'liveCourse.oversee',
  searchLabel: 'Name, email, class, course or code',
  columns: {
    name: { label: 'Student', kind: 'text', personId: 'userId' },
    course: { label: 'Course', kind: 'text', isFact: true },
    groupTag: { label: 'Class', kind: 'text', isFact: true },
    holds: {
      label: 'State',
      kind: 'choice',
      choices: certificateHoldsLabels,
      isFilterable: true,
      isFact: true,
    },
    issuedAt: { label: 'Given', kind: 'time', isSortable: true, isFilterable: true, isFact: true },
    file: { label: 'File', kind: 'choice', choices: certificateFileLabels, isFilterable: true },
    withdrawnAt: { label: 'Withdrawn', kind: 'time', isFilterable: true, isExtra: true },
    reason: { label: 'Why withdrawn', kind: 'text', isExtra: true },
    code: { label: 'Code', kind: 'text', isExtra: true },
    email: { label: 'Email', kind: 'text', personal: 'email', isExtra: true },
    userId: { label: 'Id of person', kind: 'text', isExtra: true },
    groupId: { label: 'Id of class', kind: 'text', isExtra: true },
  },
  sort: { by: 'issuedAt', direction: 'desc' },
  open: { searchLabel: 'Name, class, course or code', sort: { by: 'issuedAt', direction: 'desc' } },
});

/** Students of one class with their latest certificate; rows are places in the class. */
export const liveGroupCertificatesTable = defineTable({
  name: 'live-group-certificates',
  title: 'Certificates of a class',
  requires: 'liveCourse.oversee',
  searchLabel: 'Name or email',
  partOf: 'groupId',
  columns: {
    name: { label: 'Student', kind: 'text', personId: 'userId', isSortable: true },
    standing: { label: 'Certificate', kind: 'choice', choices: certificateStandingLabels, isFact: true },
    issuedAt: { label: 'Given', kind: 'time', isFact: true },
    file: { label: 'File', kind: 'choice', choices: certificateFileLabels },
    email: { label: 'Email', kind: 'text', personal: 'email', isExtra: true },
    code: { label: 'Code', kind: 'text', isExtra: true },
    certificateId: { label: 'Id of certificate', kind: 'text', isExtra: true },
    userId: { label: 'Id of person', kind: 'text', isExtra: true },
    groupId: { label: 'Id of class', kind: 'text', isExtra: true },
  },
  sort: { by: 'name', direction: 'asc' },
  open: { searchLabel: 'Name', sort: { by: 'name', direction: 'asc' } },
});
