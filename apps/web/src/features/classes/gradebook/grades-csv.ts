import { fullName } from '@lyceum/contracts/auth';
import type { Gradebook } from '@lyceum/contracts/live-course';
import { has, toCell } from './book';
import { points } from './cell-words';
import * as messages from './gradebook.messages';

/** What columns are called that are no homework. */
export const csvHeads = () => ({
  id: messages.studentId(),
  student: messages.student(),
  total: messages.total(),
  points: messages.ofPoints(),
});

/** A field as spreadsheets read it: what they would take for a formula is a text. */
function field(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+([.,]\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** What a column is called; homework of the same topic by its number. */
export function columnNames({ homeworks }: Gradebook): string[] {
  const seen = new Map<string, number>();
  return homeworks.map(([, topic, , point]) => {
    const name = `${topic} (${String(point)})`;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? name : `${name} #${String(count)}`;
  });
}

/** The gradebook as CSV: a line a student, with a mark by which spreadsheets know its encoding. */
export function toCsv(book: Gradebook): Blob {
  const { id: idHead, student, total, points: of } = csvHeads();
  const head = [idHead, student, ...columnNames(book), total, of];
  const lines = book.students.map(([id, firstName, lastName, scoreTotal, pointTotal, , cells]) => [
    id,
    fullName({ firstName, lastName }),
    ...book.homeworks.map((_, column) => {
      const cell = toCell(cells[column]);
      if (has(cell, 'excused')) return 'EX';
      return cell.given === null ? '' : points(cell.given);
    }),
    points(scoreTotal),
    String(pointTotal),
  ]);
  const text = `\ufeff${[head, ...lines].map((line) => line.map(field).join(',')).join('\r\n')}\r\n`;
  return new Blob([text], { type: 'text/csv;charset=utf-8' });
}
