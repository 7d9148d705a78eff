import { expect, test } from '@jest/globals';
import { avatarChoiceOf, avatarCodeOf, avatarPathOf, codeOfAvatarPath } from './avatar-parts';

test('a code stands for a choice of each part, and its drawing for the code', () => {
  const choice = { ground: 7, figure: 5, coat: 0, eyes: 3, extra: 4 };
  const code = avatarCodeOf(choice);
  expect(avatarChoiceOf(code)).toEqual(choice);
  expect(codeOfAvatarPath(avatarPathOf(code))).toBe(code);
});

test.each([
  null,
  undefined,
  '/files/media/a.webp',
  '/avatars/80000.svg',
  '/avatars/00000.svg?x',
  'x/avatars/00000.svg',
])('%s is no drawn avatar', (path) => expect(codeOfAvatarPath(path)).toBeNull());
