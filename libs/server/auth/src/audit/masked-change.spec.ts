import { expect, test } from '@jest/globals';
import { maskedChange } from './masked-change';

const changeOf = (before: object | null, after: object | null) => {
  const told = maskedChange({
    before: before && JSON.stringify(before),
    after: after && JSON.stringify(after),
  });
  return [told.before, told.after].map((json) => JSON.parse(String(json)) as unknown);
};

test('[238] a change without secrets says nonetheless that something changed', () => {
  const [before, after] = [
    { password: 'one', emails: ['ada@example.org'], token: 'kept', name: 'Fair' },
    { password: 'two', emails: ['eve@example.org'], token: 'kept', name: 'Fair' },
  ];
  expect(changeOf(before, after)).toEqual([
    { password: '***', emails: '***', token: '***', name: 'Fair' },
    { password: 'changed, not shown', emails: 'changed, not shown', token: '***', name: 'Fair' },
  ]);
});

test('[238] a promo code’s code is its name, and told', () => {
  expect(changeOf({ code: 'SUMMER10' }, { code: 'SUMMER90' })).toEqual([
    { code: 'SUMMER10' },
    { code: 'SUMMER90' },
  ]);
});

test('nothing is nothing, and what is not read stays away', () => {
  expect(changeOf(null, { name: 'x' })).toEqual([null, { name: 'x' }]);
  expect(maskedChange({ after: '{"name":"x"}' })).toEqual({ after: '{"name":"x"}' });
});
