import { expect, test } from '@jest/globals';
import { avatarColor, avatarColors, initials } from './avatar-color';

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

test('[99] the first letter decides: a–d, e–h, i–l, m–p, q–t, else', () => {
  const runs = letters.reduce<string[]>((found, letter) => {
    const { name } = avatarColor(letter);
    return found.at(-1) === name ? found : [...found, name];
  }, []);
  expect(runs).toEqual(avatarColors.map((color) => color.name));
  for (const [last, next] of ['de', 'hi', 'lm', 'pq', 'tu']) {
    expect(avatarColor(last!)).not.toEqual(avatarColor(next!));
  }
});

test('[99] capitals and accents do not matter, digits and nothing belong to the rest', () => {
  expect(avatarColor('Élodie')).toEqual(avatarColor('elodie'));
  expect(avatarColor('  Maya')).toEqual(avatarColor('maya'));
  for (const name of ['7 of nine', '', '!']) expect(avatarColor(name)).toEqual(avatarColor('z'));
});

test('[156] names in other scripts are hashed: steady for one name, spread over all colours', () => {
  const names = [...'王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗'].map((family) => `${family}秉灵`);
  expect(avatarColor('王秉灵')).toEqual(avatarColor('王秉灵'));
  expect(new Set(names.map((name) => avatarColor(name).name)).size).toBe(avatarColors.length);
});

test('[156] initials stand in for a missing picture', () => {
  expect(initials('Ada', 'Lovelace')).toBe('AL');
  expect(initials('秉灵', '王')).toBe('王');
  expect(initials('민준', '김')).toBe('김');
  expect(initials('', 'Plato')).toBe('P');
  expect(initials('', '')).toBe('');
});
