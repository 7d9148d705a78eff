import { expect, test } from '@jest/globals';
import { avatarPathOf, codeOfAvatarPath } from '@lyceum/contracts/auth';
import { drawnFor } from './drawn-for';

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
