import { expect, it } from '@jest/globals';
import { renderTable } from './table.ts';

it('lines up numbers right and words left, without spaces at the end', () => {
  const lines = [
    { what: 'ready', ours: '1.10 s', goal: '≤ 2.5 s', verdict: 'met' },
    { what: 'me', ours: '0.412', reference: '0.101', ratio: '4.1 (3.9–4.2)', database: '0.1 / 0.1' },
  ];
  expect(renderTable(lines)).toBe(
    [
      '         ours  reference          ratio   database     goal  verdict',
      '────────────────────────────────────────────────────────────────────',
      'ready  1.10 s                                       ≤ 2.5 s  met',
      'me      0.412      0.101  4.1 (3.9–4.2)  0.1 / 0.1',
    ].join('\n'),
  );
});
