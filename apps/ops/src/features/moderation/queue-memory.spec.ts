import { describe, expect, it } from '@jest/globals';
import { comeBack, leave, walkOf } from './queue-memory';

describe('going through a queue', () => {
  it('leaves what is skipped for the end, and what is decided for good', () => {
    leave('a', '1', true);
    leave('a', '2', true);
    leave('a', '1', true);
    expect(walkOf('a').skipped).toEqual(['2', '1']);
    leave('a', '2', false);
    expect(walkOf('a').skipped).toEqual(['1']);
    expect(walkOf('b').skipped).toEqual([]);
  });

  it('comes back to the one before, and to the one before that', () => {
    leave('c', '1', true);
    leave('c', '2', false);
    expect([comeBack('c', '3'), comeBack('c', '2'), comeBack('c', '1')]).toEqual(['2', '1', undefined]);
  });
});
