import { fullName } from '@lyceum/contracts/auth';
import type { Gradebook, GradebookStudent } from '@lyceum/contracts/live-course';
import { changed, readEntry, toCell } from '../book';
import { signOf } from '../cell-words';
import { columnNames, csvHeads } from '../grades-csv';
import type { CellChange } from '../use-grades';
import * as messages from './import.messages';

export interface PlannedChange extends CellChange {
  readonly student: string;
  readonly homework: string;
  readonly before: string;
  readonly after: string;
}

/** What a file would change, and what of it is left out and why. */
export interface ImportPlan {
  readonly changes: readonly PlannedChange[];
  /** By line of the file. */
  readonly faults: readonly string[];
  /** Columns that are no homework of the class. */
  readonly ignored: readonly string[];
}

/** Why nothing of a file can be read. */
export interface Unreadable {
  readonly unreadable: string;
}

/** No class has as many. */
const mostLines = 20_000;

/** Names as spreadsheets keep them: without the sign before what they would take for a formula. */
const plain = (text: string): string => text.trim().replace(/^'(?=[=+\-@])/, '');

/** What lines of CSV say to a gradebook. An empty field changes nothing; a line that is doubled or of nobody in the class is left out. */
export function planImport(book: Gradebook, lines: readonly string[][]): ImportPlan | Unreadable {
  const [head = [], ...rows] = lines;
  const names = head.map(plain);
  const places = new Map(columnNames(book).map((name, place) => [name, place]));
  const columns = names.flatMap((name, at) => {
    const place = places.get(name);
    return place === undefined ? [] : [{ at, place, name }];
  });
  const findStudent = studentFinder(book, names);
  if (!findStudent) return { unreadable: messages.noStudentColumn() };
  if (columns.length === 0) return { unreadable: messages.noHomeworkColumn() };
  if (new Set(columns.map(({ name }) => name)).size < columns.length)
    return { unreadable: messages.doubledColumn() };
  if (rows.length > mostLines) return { unreadable: messages.tooLong({ count: String(mostLines) }) };
  const known: readonly string[] = Object.values(csvHeads());
  const ignored = names.filter((name) => name !== '' && !places.has(name) && !known.includes(name));
  const seen = new Set<string>();
  const faults: string[] = [];
  const changes = rows.flatMap((row, index): PlannedChange[] => {
    const line = String(index + 2);
    const student = findStudent(row);
    if (typeof student === 'string' || seen.has(student[0])) {
      const fault = typeof student === 'string' ? student : messages.doubledRow({ name: nameOf(student) });
      faults.push(messages.fault({ line, fault }));
      return [];
    }
    seen.add(student[0]);
    return columns.flatMap((column) => {
      const planned = planCell(book, student, column.place, row[column.at] ?? '');
      if (typeof planned !== 'string') return planned ? [{ ...planned, homework: column.name }] : [];
      faults.push(
        messages.fault({ line, fault: messages.noScore({ value: planned, homework: column.name }) }),
      );
      return [];
    });
  });
  return { changes, faults, ignored };
}

const nameOf = ([, firstName, lastName]: GradebookStudent): string => fullName({ firstName, lastName });

/** Whom a line is about, or why that cannot be said; by id where the file has them, else by a name that only one has. */
function studentFinder(
  { students }: Gradebook,
  names: readonly string[],
): ((row: readonly string[]) => GradebookStudent | string) | null {
  const heads = csvHeads();
  const [idAt, nameAt] = [names.indexOf(heads.id), names.indexOf(heads.student)];
  if (idAt === -1 && nameAt === -1) return null;
  const byId = new Map(students.map((student) => [student[0], student]));
  const byName = Map.groupBy(students, (student) => nameOf(student));
  return (row) => {
    const id = (row[idAt] ?? '').trim().toLowerCase();
    const name = plain(row[nameAt] ?? '');
    if (id !== '') return byId.get(id) ?? messages.unknownStudent({ name: name || id });
    const [one, other] = byName.get(name) ?? [];
    if (other) return messages.sameName({ name });
    return one ?? messages.unknownStudent({ name: name || '–' });
  };
}

/** The change of a cell; null for none, and what stands there where it is no score. */
function planCell(
  { homeworks }: Gradebook,
  student: GradebookStudent,
  place: number,
  text: string,
): Omit<PlannedChange, 'homework'> | string | null {
  const homework = homeworks[place];
  const value = text.trim();
  if (!homework || value === '') return null;
  const cell = toCell(student[6][place]);
  const before = signOf(cell);
  const to = readEntry(value, homework[3]);
  if (!to) return value.slice(0, 40);
  const after = signOf(changed(cell, to));
  if (after === before) return null;
  return {
    studentId: student[0],
    homeworkId: homework[0],
    cell,
    to,
    student: nameOf(student),
    before,
    after,
  };
}
