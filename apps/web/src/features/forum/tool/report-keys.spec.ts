import { describe, expect, it } from '@jest/globals';
import { moderationActions } from '@lyceum/contracts/moderation';
import { actionKeys, commandOf, neighbourOf } from './report-keys';

const press = (key: string, modifiers = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...modifiers,
});

describe('keys of the reports', () => {
  it('move through the queue', () => {
    for (const key of ['j', 'J', 'ArrowDown'])
      expect(commandOf(press(key), [])).toEqual({ kind: 'move', by: 1 });
    for (const key of ['k', 'ArrowUp']) expect(commandOf(press(key), [])).toEqual({ kind: 'move', by: -1 });
  });

  it('decide, each in one way, and only as the case allows', () => {
    expect(new Set(Object.values(actionKeys)).size).toBe(moderationActions.length);
    expect(commandOf(press('r'), ['DISMISS', 'REMOVE'])).toEqual({ kind: 'decide', action: 'REMOVE' });
    expect(commandOf(press('b'), ['DISMISS', 'REMOVE'])).toBeNull();
  });

  it('leave the browser its own', () => {
    expect(commandOf(press('r', { ctrlKey: true }), ['REMOVE'])).toBeNull();
    expect(commandOf(press('d', { metaKey: true }), ['DISMISS'])).toBeNull();
  });

  it('lead on to the next case, from the last one back, and nowhere when the queue is clear', () => {
    expect(neighbourOf(['a', 'b', 'c'], 'b')).toBe('c');
    expect(neighbourOf(['a', 'b', 'c'], 'c')).toBe('b');
    expect(neighbourOf(['a'], 'a')).toBeNull();
  });
});
