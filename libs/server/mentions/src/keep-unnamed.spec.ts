import { expect, test } from '@jest/globals';
import { keepUnnamed } from './keep-unnamed';
import { storedPlainText, withNames } from './named-texts';

const ada = { id: '0194a0a0-0000-7000-8000-00000000000a', firstName: 'Ada', lastName: 'Lovelace' };
const ben = { id: '0194a0a0-0000-7000-8000-00000000000b', firstName: 'Ben', lastName: 'Tester' };
const eve = { id: '0194a0a0-0000-7000-8000-00000000000e', firstName: 'Eve', lastName: 'Tester' };
const everybody = new Map(
  [ada, ben, eve].map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]),
);
const kept = storedPlainText('@Ada Lovelace, @Ben Tester and @Eve Tester at nine', [ada, ben, eve]);
const names = new Map([[ada.id, 'Ada Lovelace']]);
const changedTo = (text: string): string =>
  withNames({ text: keepUnnamed(text, kept, names) }, everybody).text;

test('[O] whom a writer reads as somebody stays mentioned as the text is changed', () => {
  expect(changedTo('@Ada Lovelace, @somebody and @somebody at ten')).toBe(
    '@Ada Lovelace, @Ben Tester and @Eve Tester at ten',
  );
  expect(changedTo('Hello @somebody, and @somebody?')).toBe('Hello @Ben Tester, and @Eve Tester?');
  expect(changedTo('@Ada Lovelace and @somebody at nine')).toBe('@Ada Lovelace and @Eve Tester at nine');
  expect(changedTo('@Ada Lovelace, @somebody at nine')).not.toContain('@somebody and');
});

test('[O] whoever else is called somebody is nobody', () => {
  expect(changedTo('Is @somebody there?')).toBe('Is @somebody there?');
  expect(keepUnnamed('@somebody again', '@somebody', names)).toBe('@somebody again');
});
