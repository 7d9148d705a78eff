import { afterEach, expect, test } from '@jest/globals';
import { message, plural, setLanguage } from '@lyceum/contracts/messages';
import { render } from '@testing-library/react';
import { rich } from './rich';

afterEach(() => setLanguage({ locale: 'en' }));

const wrote = message('{name} wrote in {forum}.');
const sentence = (): string =>
  render(<p>{rich(wrote, { name: <b>Ada</b>, forum: 'Chess' })}</p>).container.innerHTML;

test('elements stand where the sentence has them, in whatever order the language wants', () => {
  expect(sentence()).toBe('<p><b>Ada</b> wrote in Chess.</p>');
  setLanguage({ locale: 'pl', translate: () => 'W {forum} pisze {name}.' });
  expect(sentence()).toBe('<p>W Chess pisze <b>Ada</b>.</p>');
});

test('the count of a plural stays a number', () => {
  const replies = plural({ one: '{count} reply by {name}', other: '{count} replies by {name}' });
  const { container } = render(<p>{rich(replies, { count: 1, name: <b>Ada</b> })}</p>);
  expect(container.innerHTML).toBe('<p>1 reply by <b>Ada</b></p>');
});
