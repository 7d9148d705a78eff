import { expect, test } from '@jest/globals';
import { communityNameSchema } from '@lyceum/contracts/forum';
import { nameFrom } from './community-name';

test('[80] a forum is found in addresses by letters of its name, whatever it is written in', () => {
  expect(nameFrom('Élodie’s Café: Science & Art!')).toBe('elodies-cafe-science-art');
  expect(nameFrom('  Math 101  ')).toBe('math-101');
  expect(nameFrom('读书会')).toMatch(/^forum-[0-9a-f]{8}$/);
  for (const name of ['读书会', 'A', '---', 'x'.repeat(80), 'é'.repeat(80), `${'ab '.repeat(40)}`])
    expect(communityNameSchema.safeParse(nameFrom(name)).success).toBe(true);
});
