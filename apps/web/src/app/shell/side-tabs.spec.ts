import { describe, expect, it } from '@jest/globals';
import { staffRoles } from '@lyceum/contracts/auth';
import { isInside, sideTabs, type TabFacts, writingPath } from './side-tabs';

const nobody: TabFacts = {
  roles: [],
  isTeacher: false,
  hasStudentCode: false,
  hasLiveCourses: false,
  looksAfterStudents: false,
  worksAtSchool: false,
  isInActiveCycle: false,
};
const labels = (facts: Partial<TabFacts>): string[] =>
  sideTabs({ ...nobody, ...facts }).map(({ label }) => label);

describe('[23] the side tabs', () => {
  it('are Konnect, Community and Chats for everybody', () => {
    expect(labels({})).toEqual(['Konnect', 'Community', 'Chats']);
    expect(labels({ roles: ['STUDENT', 'GUARDIAN', 'INTERVIEWER'] })).toEqual(labels({}));
  });

  it.each(staffRoles)('have Admin for %s', (role) => {
    expect(labels({ roles: [role] })).toEqual(['Konnect', 'Community', 'Admin', 'Chats']);
  });

  it('have one tab of courses for a teacher or a student, two for both, and none for who is neither', () => {
    expect(labels({ isTeacher: true })).toEqual(['Konnect', 'Community', 'Courses', 'Chats']);
    expect(labels({ hasStudentCode: true })).toEqual(['Konnect', 'Community', 'Courses', 'Chats']);
    expect(labels({ isTeacher: true, hasStudentCode: true })).toEqual([
      'Konnect',
      'Community',
      'Teacher',
      'Student',
      'Chats',
    ]);
  });

  it('have Family for who looks after somebody', () => {
    expect(labels({ roles: ['GUARDIAN'], looksAfterStudents: true })).toEqual([
      'Konnect',
      'Community',
      'Family',
      'Chats',
    ]);
  });

  it('have School for who works at one, and Agent for agents', () => {
    expect(labels({ roles: ['PRINCIPLE'] })).toEqual(labels({}));
    expect(labels({ roles: ['PRINCIPLE', 'AGENT'], worksAtSchool: true })).toEqual([
      'Konnect',
      'Community',
      'School',
      'Agent',
      'Chats',
    ]);
  });

  it('have Live Course with its Calendar, and mG20 in Action, for those they concern', () => {
    const tabs = sideTabs({ ...nobody, hasLiveCourses: true, isInActiveCycle: true });
    expect(tabs.map(({ label, path }) => [label, path])).toEqual([
      ['Konnect', '/konnect'],
      ['Community', '/community'],
      ['Live Course', '/lc-grouplist'],
      ['Calendar', '/calendar'],
      ['mG20 in Action', '/mg20Tour'],
      ['Chats', '/chat'],
    ]);
  });
});

describe('where one is', () => {
  const areasOf = (address: string): string[] =>
    sideTabs(nobody)
      .filter((tab) => isInside(tab, address))
      .map(({ label }) => label);

  it('is marked by the first part of the address, and a thread belongs to the community', () => {
    expect(areasOf('/konnect')).toEqual(['Konnect']);
    expect(areasOf('/community/climate-action')).toEqual(['Community']);
    expect(areasOf('/thread/7')).toEqual(['Community']);
    expect(areasOf('/communityV2')).toEqual([]);
    expect(areasOf('/settings')).toEqual([]);
  });
});

it('[19] writing begins in the forum one is in, and elsewhere asks where', () => {
  expect(writingPath('/community/climate-action')).toBe('/community/climate-action/createThread');
  expect(writingPath('/community/climate-action/')).toBe('/community/climate-action/createThread');
  for (const address of [
    '/konnect',
    '/community',
    '/community/createThread',
    '/community/p/climate-action/tool',
  ])
    expect(writingPath(address)).toBe('/community/createThread');
});
