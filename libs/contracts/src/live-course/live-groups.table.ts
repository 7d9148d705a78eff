import { defineTable } from '../ops/table';
import type { EnrolmentState, LiveCourseRole } from './live-course.enums';
import { liveCourseTypeLabels } from './live-courses.table';

/** Where the session of a class stands. */
export const sessionStates = ['AHEAD', 'RUNNING', 'OVER'] as const;
export type SessionState = (typeof sessionStates)[number];

export const sessionStateLabels: Readonly<Record<SessionState, string>> = {
  AHEAD: 'To come',
  RUNNING: 'Running',
  OVER: 'Over',
};

export const liveCourseRoleLabels: Readonly<Record<LiveCourseRole, string>> = {
  TEACHER: 'Teacher',
  ASSISTANT: 'Assistant',
  STUDENT: 'Student',
  OBSERVER: 'Observer',
};

export const enrolmentStateLabels: Readonly<Record<EnrolmentState, string>> = {
  ENROLLED: 'In the class',
  COMPLETED: 'Completed',
  WITHDRAWN: 'Withdrawn',
};

/** All classes of live courses, in the console (checklist line 233). */
export const liveGroupsTable = defineTable({
  name: 'live-groups',
  title: 'Classes',
  requires: 'liveCourse.oversee',
  searchLabel: 'Code of the class or name of the course',
  found: { label: 'groupTag', detail: ['course', 'state'], by: ['groupTag', 'course'] },
  columns: {
    groupTag: { label: 'Class', kind: 'text', isSortable: true },
    course: { label: 'Course', kind: 'text', isFact: true },
    type: { label: 'Type', kind: 'choice', choices: liveCourseTypeLabels, isFilterable: true, isExtra: true },
    state: {
      label: 'Session',
      kind: 'choice',
      choices: sessionStateLabels,
      isFilterable: true,
      isFact: true,
    },
    startsAt: { label: 'Begins', kind: 'time', isSortable: true, isFilterable: true, isFact: true },
    endsAt: { label: 'Ends', kind: 'time', isFilterable: true, liesAhead: true },
    timeZone: { label: 'Time zone', kind: 'text', isFilterable: true, isExtra: true },
    students: { label: 'Students', kind: 'number' },
    seats: { label: 'Seats', kind: 'number', isFilterable: true },
    waiting: { label: 'Waiting', kind: 'number' },
    takesEnrolments: { label: 'Takes who enrols', kind: 'flag', isFilterable: true, isExtra: true },
  },
  sort: { by: 'startsAt', direction: 'desc' },
});

/** Everybody a class has or had. */
export const liveGroupPeopleTable = defineTable({
  name: 'live-group-people',
  title: 'People of a class',
  requires: 'liveCourse.oversee',
  searchLabel: 'Name or email',
  partOf: 'groupId',
  columns: {
    name: { label: 'Name', kind: 'text', personId: 'userId', isSortable: true },
    email: { label: 'Email', kind: 'text', personal: 'email', isExtra: true },
    role: { label: 'Role', kind: 'choice', choices: liveCourseRoleLabels, isFilterable: true, isFact: true },
    state: {
      label: 'State',
      kind: 'choice',
      choices: enrolmentStateLabels,
      isFilterable: true,
      isFact: true,
    },
    points: { label: 'Points', kind: 'number' },
    pointsOf: { label: 'Of points', kind: 'number' },
    since: { label: 'Since', kind: 'time', isFact: true },
    userId: { label: 'Id of person', kind: 'text', isExtra: true },
    groupId: { label: 'Id of class', kind: 'text', isExtra: true },
  },
  sort: { by: 'name', direction: 'asc' },
  open: { searchLabel: 'Name', sort: { by: 'name', direction: 'asc' } },
});

/** Who waits for a seat of a class, in the order in which they get one. */
export const liveGroupWaitingTable = defineTable({
  name: 'live-group-waiting',
  title: 'Waiting list of a class',
  requires: 'liveCourse.oversee',
  searchLabel: 'Name or email',
  partOf: 'groupId',
  columns: {
    since: { label: 'Waits since', kind: 'time', isSortable: true },
    name: { label: 'Name', kind: 'text', personId: 'userId' },
    email: { label: 'Email', kind: 'text', personal: 'email', isExtra: true },
    mayEnter: { label: 'Gets a free seat', kind: 'flag' },
    userId: { label: 'Id of person', kind: 'text', isExtra: true },
    groupId: { label: 'Id of class', kind: 'text', isExtra: true },
  },
  sort: { by: 'since', direction: 'asc' },
  open: { searchLabel: 'Name', sort: { by: 'since', direction: 'asc' } },
});
