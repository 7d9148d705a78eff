import { describe, expect, it } from '@jest/globals';
import { changesText } from './changes-text';

const text = (before: object | null, after: object | null): string =>
  changesText({ before: before && JSON.stringify(before), after: after && JSON.stringify(after) });

describe('what an entry of a history says', () => {
  it('[238] names what became another value, and nothing that stayed', () => {
    expect(text({ usageLimit: null, name: 'Fair' }, { usageLimit: 3, name: 'Fair' })).toBe(
      'Usage limit: – → 3',
    );
    expect(text({ roles: ['STUDENT'] }, { roles: ['STUDENT', 'TESTER'] })).toBe(
      'Roles: Student → Student, Tester',
    );
  });

  it('[238] says of a new thing what it is, of a lost one what it was, and of a reason that it is one', () => {
    expect(text(null, { folder: 'galleries', target: null })).toBe('Folder: galleries');
    expect(text({ sessionId: '1' }, null)).toBe('Session id: 1');
    expect(text({ isSuspended: false }, { isSuspended: true, reason: 'Spam' })).toBe(
      'Is suspended: No → Yes; Reason: Spam',
    );
    expect(text(null, null)).toBe('');
  });
});
