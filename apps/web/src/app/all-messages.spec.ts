import { afterEach, expect, test } from '@jest/globals';
import { setLanguage } from '@lyceum/contracts/messages';
import { pseudoLanguage } from './pseudo-language';
import { messagesFiles, textsIn } from './testing/messages-files';

afterEach(() => setLanguage({ locale: 'en' }));

test.each(messagesFiles)('%s holds whole texts, and each is said in the reader’s language', async (file) => {
  const texts = await textsIn(file);
  expect(texts).not.toEqual([]);
  for (const { place, say } of texts) {
    // Names of things, as the addresses of pages are, hold no space.
    if (typeof say === 'string') expect([place, say]).toEqual([place, expect.not.stringContaining(' ')]);
    else {
      expect([place, say()]).toEqual([place, expect.not.stringMatching(/^[,:;]|^\s|\s$/)]);
      setLanguage(pseudoLanguage);
      expect([place, say()]).toEqual([place, expect.stringMatching(/^\[.* ~[~ ]*\]$/s)]);
      setLanguage({ locale: 'en' });
    }
  }
});
