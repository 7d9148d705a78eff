import { describe, expect, it } from '@jest/globals';
import type { Gradebook } from '@lyceum/contracts/live-course';
import { toCsv } from '../grades-csv';
import { type ImportPlan, planImport } from './plan-import';
import { decodeText } from '@lyceum/shell';
import { readCsv } from './read-csv';

const [mei, ida, namesake] = [
  '01a1fc59-0000-7000-8000-00000000000a',
  '01a1fc59-0000-7000-8000-00000000000b',
  'c',
];
const book: Gradebook = {
  homeworks: [
    ['h1', 'Essay, first', 1, 10, '2026-11-01T00:00:00Z'],
    ['h2', '=Sum', 1, 20, '2026-11-02T00:00:00Z'],
  ],
  students: [
    [mei, 'Mei', 'Tanaka', 7, 10, 0, [[7, 1, 3], 0]],
    [ida, 'Ída', 'Núñez', 0, 0, 0, [0, [null, 16, 1]]],
    [namesake, 'Ída', 'Núñez', 0, 0, 0, [0, 0]],
  ],
};
const planOf = (text: string) => planImport(book, readCsv(text));
const said = (text: string): ImportPlan => {
  const plan = planOf(text);
  if ('unreadable' in plan) throw new Error(plan.unreadable);
  return plan;
};
const head = 'Student ID,Student,"Essay, first (10)","\'=Sum (20)"';

describe('scores from a file', () => {
  it('change nothing where it is the gradebook as it was downloaded', async () => {
    const file = new Uint8Array(await new Response(toCsv(book)).arrayBuffer());
    expect(planImport(book, readCsv(decodeText(file)))).toEqual({ changes: [], faults: [], ignored: [] });
  });

  it('are shown as what they change, each on the version that was seen; empty fields change nothing', () => {
    const { changes, faults } = said(`${head}\r\n${mei},Mei Tanaka,8.5,EX\r\n${ida},,,12\r\n`);
    expect(faults).toEqual([]);
    expect(changes).toMatchObject([
      {
        studentId: mei,
        homeworkId: 'h1',
        before: '7',
        after: '8.5',
        cell: { version: 3 },
        to: { score: 8.5 },
      },
      { studentId: mei, homeworkId: 'h2', before: '', after: 'EX', to: { mark: 'EXCUSED' } },
      { studentId: ida, homeworkId: 'h2', before: 'EX', after: '12', cell: { version: 1 } },
    ]);
  });

  it('leave out, line by line, who is unknown, doubled or one of several, formulas and 11 of 10', () => {
    const { changes, faults } = said(
      [head, `${mei},,11,=1+1`, `${mei},,9,`, 'x,Nobody,9,', ',Ída Núñez,9,', `${ida},,9,`].join('\n'),
    );
    expect(changes).toMatchObject([{ studentId: ida, homeworkId: 'h1', after: '9' }]);
    expect(faults).toEqual([
      'Line 2: “11” is no score for Essay, first (10).',
      'Line 2: “=1+1” is no score for =Sum (20).',
      'Line 3: Mei Tanaka was in the file before.',
      'Line 4: Nobody is not a student of this class.',
      'Line 5: Several students are called Ída Núñez. Use the column “Student ID”.',
    ]);
  });

  it('are not read without a column of students or of homework, or with one twice; other columns are named', () => {
    expect(planOf('Name;Points\nMei;3')).toHaveProperty('unreadable');
    expect(planOf('Student;Points\nMei Tanaka;3')).toHaveProperty('unreadable');
    expect(planOf('Student\t=Sum (20)\t=Sum (20)\nMei Tanaka\t1\t2')).toHaveProperty('unreadable');
    expect(planOf('')).toHaveProperty('unreadable');
    expect(said('Student;=Sum (20);Of;Mood\nMei Tanaka;3,5;10;fine')).toMatchObject({
      changes: [{ after: '3.5' }],
      ignored: ['Mood'],
    });
  });

  it('are read as spreadsheets of Windows save them', () => {
    const bytes = Uint8Array.from('Student;=Sum (20)\r\nÍda Núñez;3\r\n', (sign) => sign.charCodeAt(0));
    expect(readCsv(decodeText(bytes))).toEqual([
      ['Student', '=Sum (20)'],
      ['Ída Núñez', '3'],
    ]);
  });

  it('of ten thousand lines are told line by line, too', () => {
    const lines = Array.from({ length: 10_000 }, (_, at) => `,Nobody ${String(at)},1,1`);
    const { changes, faults } = said([head, ...lines, `${mei},,8,`].join('\n'));
    expect([changes.length, faults.length]).toEqual([1, 10_000]);
  });
});
