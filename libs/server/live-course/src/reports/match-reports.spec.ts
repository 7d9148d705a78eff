import { expect, test } from '@jest/globals';
import { matchReports, type NamedStudent } from './match-reports';

const student = (memberId: string, firstName: string, lastName: string): NamedStudent => ({
  memberId,
  firstName,
  lastName,
  email: `${memberId}@lyceum.example`,
});

const students = [
  student('mei', 'Mei', 'Tanaka'),
  student('zoe', 'Zoë', 'Łukasiewicz'),
  student('ming', '小明', '欧阳'),
  student('ann', 'Ann', 'Lee'),
  student('other-ann', 'Ann', 'Lee'),
  student('anna', 'Anna', 'Leeds'),
  student('plato', 'Plato', '-'),
];

test.each([
  ['Tanaka_Mei.pdf', 'MATCHED', 'NAME', 'mei'],
  ['report of MEI TANAKA (final).PDF', 'MATCHED', 'NAME', 'mei'],
  ['zoe-łukasiewicz.pdf', 'MATCHED', 'NAME', 'zoe'],
  ['欧阳小明.pdf', 'MATCHED', 'NAME', 'ming'],
  ['mei@lyceum.example.pdf', 'MATCHED', 'EMAIL', 'mei'],
  ['Report Other-Ann@Lyceum.example.pdf', 'MATCHED', 'EMAIL', 'other-ann'],
  ['12_Mei@lyceum.example.pdf', 'MATCHED', 'EMAIL', 'mei'],
  ['mei@lyceum.example_final.pdf', 'MATCHED', 'EMAIL', 'mei'],
  ['Ann Lee ann@lyceum.example.pdf', 'MATCHED', 'EMAIL', 'ann'],
  // Whoever it names besides is not theirs: an e-mail of nobody, or of two, or of one beside the name of another.
  ['Mei Tanaka mei@elsewhere.example.pdf', 'UNKNOWN', null, null],
  ['xmei@lyceum.example.pdf', 'UNKNOWN', null, null],
  ['1 tom@lyceum.example.pdf', 'UNKNOWN', null, null],
  ['mei@lyceum.example ann@lyceum.example.pdf', 'AMBIGUOUS', 'EMAIL', null],
  ['Mei Tanaka anna@lyceum.example.pdf', 'AMBIGUOUS', 'EMAIL', null],
  // Numbers are nobody's.
  ['03.pdf', 'UNKNOWN', null, null],
  ['12 essay.pdf', 'UNKNOWN', null, null],
  // Two of one name: nobody's, and no guess.
  ['Ann Lee.pdf', 'AMBIGUOUS', 'NAME', null],
  // A part of a name is no name.
  ['Anna Leeds-Park.pdf', 'MATCHED', 'NAME', 'anna'],
  ['Meister Tanaka.pdf', 'UNKNOWN', null, null],
  ['2026 reports.pdf', 'UNKNOWN', null, null],
  // Nor is a name what two of it make together, or a half of one.
  ['Leeann.pdf', 'UNKNOWN', null, null],
  ['Plato the Younger.pdf', 'UNKNOWN', null, null],
  ['Tanaka Mei.docx', 'NO_PDF', null, null],
  ['.pdf', 'UNKNOWN', null, null],
])('a file %s is %s by %s: %s', (file, match, clue, memberId) => {
  expect(matchReports([file], students)).toEqual([{ file, match, clue, memberId }]);
});

test('of two files of one student none is theirs, unless one has their e-mail', () => {
  const matches = (...files: string[]) => matchReports(files, students).map(({ match }) => match);
  expect(matches('Mei Tanaka.pdf', 'Mei Tanaka (1).pdf', 'Anna Leeds.pdf')).toEqual([
    'DOUBLED',
    'DOUBLED',
    'MATCHED',
  ]);
  expect(matches('Mei Tanaka.pdf', 'mei@lyceum.example.pdf')).toEqual(['DOUBLED', 'MATCHED']);
  expect(matches('mei@lyceum.example.pdf', 'Mei Tanaka.pdf', 'mei@lyceum.example 2.pdf')).toEqual([
    'DOUBLED',
    'DOUBLED',
    'DOUBLED',
  ]);
});
