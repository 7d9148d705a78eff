import { describe, expect, it } from '@jest/globals';
import { threadLimits } from '@lyceum/contracts/forum';
import { previewOf } from './preview';

describe('previewOf', () => {
  it('[84] cuts plain text after 150 characters and rich text after 175', () => {
    expect(threadLimits.plainPreviewLength).toBe(150);
    expect(threadLimits.richPreviewLength).toBe(175);
    expect(previewOf('a'.repeat(151), 150)).toBe(`${'a'.repeat(150)}... Read More`);
    expect(previewOf('a'.repeat(176), 175)).toBe(`${'a'.repeat(175)}... Read More`);
  });

  it('[84] adds nothing to a text that is no longer than that', () => {
    expect(previewOf('a'.repeat(150), 150)).toBe('a'.repeat(150));
    expect(previewOf('short', 150)).toBe('short');
    expect(previewOf('', 150)).toBe('');
  });

  it.each(['👩‍👩‍👧‍👦', '🇲🇽', 'e\u0301', '字', 'नि'])(
    '[84] counts %s as one character and never cuts it',
    (character) => {
      expect(previewOf(character.repeat(150), 150)).toBe(character.repeat(150));
      expect(previewOf(character.repeat(151), 150)).toBe(`${character.repeat(150)}... Read More`);
    },
  );

  it('[84] makes one line of several', () => {
    expect(previewOf('  one\n\ntwo\t three ', 150)).toBe('one two three');
  });

  it('[84] stays short under letters with thousands of marks', () => {
    expect(previewOf(`a${'\u0301'.repeat(50_000)}b`, 150).length).toBeLessThan(3_000);
  });
});
