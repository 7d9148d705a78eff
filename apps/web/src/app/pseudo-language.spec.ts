import { afterEach, expect, test } from '@jest/globals';
import { message, plural, setLanguage } from '@lyceum/contracts/messages';
import { pseudoLanguage } from './pseudo-language';

afterEach(() => setLanguage({ locale: 'en' }));

test('the pseudo-language marks and lengthens, and keeps what placeholders stand for', () => {
  const wrote = message('{name} wrote in {forum}');
  const replies = plural({ one: '{count} reply', other: '{count} replies' });
  setLanguage(pseudoLanguage);
  expect(wrote({ name: 'Ada', forum: 'Chess' })).toMatch(/^\[Ada ŵŕöţé îñ Chess ~{6} ~{4}\]$/);
  expect(replies({ count: 1 })).toMatch(/^\[1 ŕéþļîéš ~{6}\]$/);
});
