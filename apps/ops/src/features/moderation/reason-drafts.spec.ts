import { describe, expect, it } from '@jest/globals';
import { draftOf, forgetDraft, keepDraft, withReason } from './reason-drafts';

describe('a reason that is being written', () => {
  it('is there again for who comes back to its case, until that is decided', () => {
    const written = { text: 'It sells.', ban: { length: 'until', day: '2199-12-31' } };
    keepDraft('1', { action: 'BAN', ...written });
    expect(draftOf('1', ['DISMISS', 'BAN'])).toEqual({ action: 'BAN', ...written });
    expect(draftOf('2', ['BAN'])).toEqual({ action: null, text: '', ban: { length: '7', day: '' } });
    // What cannot be chosen any more is not chosen; the words are kept.
    expect(draftOf('1', ['DISMISS'])).toEqual({ action: null, ...written });
    forgetDraft('1');
    expect(draftOf('1', ['REMOVE']).text).toBe('');
  });

  it('takes a kept one after what is written', () => {
    expect(withReason(' ', 'No advertising.')).toBe('No advertising.');
    expect(withReason('Twice now. ', 'No advertising.')).toBe('Twice now.\nNo advertising.');
  });
});
