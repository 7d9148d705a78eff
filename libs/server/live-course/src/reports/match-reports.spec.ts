import { expect, test } from '@jest/globals';
import { matchReports, type NamedStudent } from './match-reports';

const student = (memberId: string, number: number, firstName: string, lastName: string): NamedStudent => ({
  memberId,
  number,
  firstName,
  lastName,
  email: `${memberId}@lyceum.example`,
});

const students = [
  student('mei', 1, 'Mei', 'Tanaka'),
  student('zoe', 2, 'Zoë', 'Łukasiewicz'),
  student('ming', 3, '小明', '欧阳'),
  student('ann', 4, 'Ann', 'Lee'),
  student('other-ann', 5, 'Ann', 'Lee'),
  student('anna', 12, 'Anna', 'Leeds'),
];

test.each([
  ['Tanaka_Mei.pdf', 'MATCHED', 'NAME', 'mei'],
  ['report of MEI TANAKA (final).PDF', 'MATCHED', 'NAME', 'mei'],
  ['zoe-łukasiewicz.pdf', 'MATCHED', 'NAME', 'zoe'],
  ['欧阳小明.pdf', 'MATCHED', 'NAME', 'ming'],
  ['mei@lyceum.example.pdf', 'MATCHED', 'EMAIL', 'mei'],
  ['Report Other-Ann@Lyceum.example.pdf', 'MATCHED', 'EMAIL', 'other-ann'],
  ['03.pdf', 'MATCHED', 'NUMBER', 'ming'],
  ['12 essay.pdf', 'MATCHED', 'NUMBER', 'anna'],
  // Two of one name: nobody's, and no guess.
  ['Ann Lee.pdf', 'AMBIGUOUS', 'NAME', null],
  // A part of a name is no name.
  ['Anna Leeds-Park.pdf', 'MATCHED', 'NAME', 'anna'],
  ['Meister Tanaka.pdf', 'UNKNOWN', null, null],
  ['2026 reports.pdf', 'UNKNOWN', null, null],
  ['1a2.pdf', 'MATCHED', 'NUMBER', 'mei'],
  ['Tanaka Mei.docx', 'NO_PDF', null, null],
  ['.pdf', 'UNKNOWN', null, null],
])('a file %s is %s by %s: %s', (file, match, clue, memberId) => {
  expect(matchReports([file], students)).toEqual([{ file, match, clue, memberId }]);
});

test('two files of one student are theirs once', () => {
  expect(matchReports(['1.pdf', 'Mei Tanaka.pdf', '2.pdf'], students).map(({ match }) => match)).toEqual([
    'MATCHED',
    'DOUBLED',
    'MATCHED',
  ]);
});
