import { describe, expect, it } from '@jest/globals';
import { staffRoles } from '@lyceum/contracts/auth';
import { sideTabs, type TabFacts } from './side-tabs';

const nobody: TabFacts = {
  roles: [],
  isTeacher: false,
  hasStudentCode: false,
  hasLiveCourses: false,
  isInActiveCycle: false,
};
const labels = (facts: Partial<TabFacts>): string[] =>
  sideTabs({ ...nobody, ...facts }).map(({ label }) => label);

describe('[23] the side tabs', () => {
  it('are Konnect, Courses and Chats for everybody', () => {
    expect(labels({})).toEqual(['Konnect', 'Courses', 'Chats']);
    expect(labels({ roles: ['STUDENT', 'GUARDIAN', 'INTERVIEWER'] })).toEqual(labels({}));
  });

  it.each(staffRoles)('have Admin for %s', (role) => {
    expect(labels({ roles: [role] })).toEqual(['Konnect', 'Admin', 'Courses', 'Chats']);
  });

  it('have one tab of courses for a teacher or a student, and two for both', () => {
    expect(labels({ isTeacher: true })).toEqual(['Konnect', 'Courses', 'Chats']);
    expect(labels({ hasStudentCode: true })).toEqual(['Konnect', 'Courses', 'Chats']);
    expect(labels({ isTeacher: true, hasStudentCode: true })).toEqual([
      'Konnect',
      'Teacher',
      'Student',
      'Chats',
    ]);
  });

  it('have Live Course and mG20 in Action for those they concern', () => {
    const tabs = sideTabs({ ...nobody, hasLiveCourses: true, isInActiveCycle: true });
    expect(tabs.map(({ label, path }) => [label, path])).toEqual([
      ['Konnect', '/konnect'],
      ['Courses', '/courses'],
      ['Live Course', '/lc-grouplist'],
      ['mG20 in Action', '/mg20Tour'],
      ['Chats', '/chat'],
    ]);
  });
});
