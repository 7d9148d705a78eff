import { expect, test } from '@jest/globals';
import { fateOf } from './ledger.ts';

test('what was acknowledged and is not there is lost, what is there too often is doubled', () => {
  const acknowledged = new Map([
    ['there', 1],
    ['gone', 1],
    ['twice', 1],
    ['thrice clapped', 3],
    ['once too little', 2],
  ]);
  const there = new Map([
    ['there', 1],
    ['twice', 2],
    ['thrice clapped', 3],
    ['once too little', 1],
    ['of somebody else', 7],
  ]);
  expect(fateOf('clap', acknowledged, there)).toEqual({
    kind: 'clap',
    acknowledged: 8,
    found: 7,
    lost: 2,
    doubled: 1,
  });
});
