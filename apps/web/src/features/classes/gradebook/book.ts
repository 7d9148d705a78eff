import {
  cellFlags,
  type Gradebook,
  type GradebookCell,
  type GradebookStudent,
} from '@lyceum/contracts/live-course';
import type { GradeCellFragment, GradeChangeInput } from '@lyceum/web-graphql';

/** A cell as the grid works with it. */
export interface Cell {
  readonly given: number | null;
  readonly flags: number;
  readonly version: number;
  readonly counted: number | null;
}

export const toCell = (cell: GradebookCell | undefined): Cell => {
  if (!cell) return { given: null, flags: 0, version: 0, counted: null };
  const [given, flags, version, counted = given] = cell;
  return { given, flags, version, counted };
};

export const has = ({ flags }: Cell, name: keyof typeof cellFlags): boolean =>
  (flags & cellFlags[name]) !== 0;

/** Something was handed in that has no score yet, or came after the score and was not looked at. */
export const isToGrade = (cell: Cell): boolean =>
  has(cell, 'submitted') && !has(cell, 'excused') && (cell.given === null || !has(cell, 'viewed'));

export const filters = ['ALL', 'TO_GRADE', 'MISSING', 'LATE'] as const;
export type Filter = (typeof filters)[number];

export function matches(filter: Filter, cell: Cell): boolean {
  if (filter === 'TO_GRADE') return isToGrade(cell);
  if (filter === 'MISSING') return has(cell, 'missing');
  if (filter === 'LATE') return has(cell, 'late');
  return true;
}

/** Students of whom some cell matches. */
export const studentsOf = ({ students }: Gradebook, filter: Filter): readonly GradebookStudent[] =>
  filter === 'ALL'
    ? students
    : students.filter(([, , , , , , cells]) => cells.some((cell) => matches(filter, toCell(cell))));

/** A change as a cell of the grid is to show it before the server has answered. */
export function changed(cell: Cell, { score, mark }: Pick<GradeChangeInput, 'score' | 'mark'>): Cell {
  let { given, flags } = cell;
  if (score !== undefined) given = score;
  if (mark !== undefined || typeof score === 'number') flags &= ~(cellFlags.excused | cellFlags.missing);
  if (mark === 'EXCUSED') [given, flags] = [null, flags | cellFlags.excused];
  if (mark === 'MISSING') flags |= cellFlags.missing;
  return { ...cell, given, flags, counted: given };
}

/** A gradebook in which these cells are as the server says. */
export function withCells(book: Gradebook, cells: readonly GradeCellFragment[]): Gradebook {
  const places = new Map(book.homeworks.map(([id], place) => [id, place]));
  const of = Map.groupBy(cells, ({ studentId }) => studentId);
  const students = book.students.map((student): GradebookStudent => {
    const own = of.get(student[0]);
    if (!own) return student;
    const line = [...student[6]];
    for (const { homeworkId, score, flags, version, countedScore } of own) {
      const place = places.get(homeworkId);
      if (place === undefined) continue;
      line[place] =
        countedScore === null || countedScore === score
          ? [score, flags, version]
          : [score, flags, version, countedScore];
    }
    const [id, firstName, lastName, , , extraMinutes] = student;
    const { scoreTotal = 0, pointTotal = 0 } = own.at(-1) ?? {};
    return [id, firstName, lastName, scoreTotal, pointTotal, extraMinutes, line];
  });
  return { ...book, students };
}

/** What somebody typed into a cell: points, an excuse, that it is missing, or nothing; null where it is none of these. */
export function readEntry(
  text: string,
  point: number,
): { score?: number | null; mark?: 'EXCUSED' | 'MISSING' | null } | null {
  const entry = text.trim().replace(',', '.').toLowerCase();
  if (entry === '' || entry === '–') return { score: null, mark: null };
  if (entry === 'ex') return { mark: 'EXCUSED' };
  if (entry === 'm') return { mark: 'MISSING' };
  if (!/^\d{1,4}(\.\d{1,2})?$/.test(entry)) return null;
  const score = Number(entry);
  return score <= point ? { score, mark: null } : null;
}
