import { describe, expect, it } from '@jest/globals';
import { sectionOf } from './settings-sections';

describe('sectionOf', () => {
  it.each([
    ['security', 'security'],
    ['#notifications', 'notifications'],
    ['', 'profile'],
    ['#nothing', 'profile'],
  ])('%j: %s', (fragment, section) => {
    expect(sectionOf(fragment)).toBe(section);
  });
});
