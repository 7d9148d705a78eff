import { expect, it } from '@jest/globals';
import { wholeParts } from './whole-parts';

interface Said {
  readonly title: string;
  readonly isRich: boolean;
  readonly color: string | null;
}

const missing: Said = { title: 'None', isRich: true, color: null };

it('what was said stands, empty or not, and what was left out is what is missing; nothing else comes with it', () => {
  const said = { title: '', isRich: false, color: '#5b2a86', id: 'more than was asked' };
  expect(wholeParts(missing, said)).toEqual({ title: '', isRich: false, color: '#5b2a86' });
  expect(wholeParts(missing, { title: null, isRich: undefined })).toEqual(missing);
  expect(wholeParts(missing, {})).not.toBe(missing);
});
