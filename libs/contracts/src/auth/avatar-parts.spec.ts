import { expect, test } from '@jest/globals';
import { avatarChoiceOf, avatarCodeOf, avatarPathOf, codeOfAvatarPath, drawnFor } from './avatar-parts';

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

test('the drawing of an id is always the same, and neighbours differ', () => {
  const ids = Array.from(
    { length: 200 },
    (_, place) => `0199c1a2-0000-7000-8000-${String(place).padStart(12, '0')}`,
  );
  const codes = ids.map((id) => drawnFor(id));
  expect(codes).toEqual(ids.map((id) => drawnFor(id)));
  for (const code of codes) expect(codeOfAvatarPath(avatarPathOf(code))).toBe(code);
  expect(codes.filter((code, place) => code === codes[place + 1])).toEqual([]);
  expect(new Set(codes).size).toBeGreaterThan(150);
});
