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
    expect(text(null, { folder: 'galleries', target: null, size: 24_994 })).toBe(
      'Folder: Galleries; Size: 25 kB',
    );
    expect(text({ sessionId: '1' }, null)).toBe('Session id: 1');
    expect(text({ isSuspended: false }, { isSuspended: true, reason: 'Spam' })).toBe(
      'Is suspended: No → Yes; Reason: Spam',
    );
    expect(text(null, null)).toBe('');
  });

  it('[238] tells of a picture what it shows and where its point is, and leaves its address to the audit log', () => {
    const [url, other] = ['/files/media/site-pictures/a.webp', '/files/media/site-pictures/b.webp'];
    expect(text(null, { url, title: 'River', alt: 'A river' })).toBe('Title: River; What it shows: A river');
    expect(text({ url }, { url: other })).toBe('');
    expect(text({ focalX: 0.5, focalY: 0.5 }, { focalX: 0.29, focalY: 0.5 })).toBe(
      'Focal point from the left: 50 % → 29 %',
    );
  });

  it('[238] calls a count by what it counts, and leaves ids to the audit log', () => {
    expect(text({ usersCnt: 0 }, { usersCnt: 8, addedCnt: 8 })).toBe('Users: 0 → 8; Added: 8');
    const authorId = '01a209ce-0100-7fa2-a72b-1862ddc3ac23';
    expect(text({ status: 'OPEN' }, { status: 'CLOSED', authorId })).toBe('Status: Waiting → Decided');
  });
});
