import { describe, expect, it } from '@jest/globals';
import { draftOf, forgetDraft, keepDraft, withReason } from './reason-drafts';

describe('a reason that is being written', () => {
  it('is there again for who comes back to its case, until that is decided', () => {
    keepDraft('1', { action: 'REMOVE', text: 'It sells.' });
    expect(draftOf('1', ['DISMISS', 'REMOVE'])).toEqual({ action: 'REMOVE', text: 'It sells.' });
    expect(draftOf('2', ['REMOVE'])).toEqual({ action: null, text: '' });
    // What cannot be chosen any more is not chosen; the words are kept.
    expect(draftOf('1', ['DISMISS'])).toEqual({ action: null, text: 'It sells.' });
    forgetDraft('1');
    expect(draftOf('1', ['REMOVE']).text).toBe('');
  });

  it('takes a kept one after what is written', () => {
    expect(withReason(' ', 'No advertising.')).toBe('No advertising.');
    expect(withReason('Twice now. ', 'No advertising.')).toBe('Twice now.\nNo advertising.');
  });
});
