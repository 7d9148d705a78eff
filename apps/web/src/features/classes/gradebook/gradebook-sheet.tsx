import type { GradebookHomework, GradebookStudent } from '@lyceum/contracts/live-course';
import { toast } from '@lyceum/ui';
import { useState } from 'react';
import { type Cell, type Filter, has, matches, readEntry, toCell } from './book';
import { CellPanel } from './cell-panel';
import { points } from './cell-words';
import * as messages from './gradebook.messages';
import { GradebookGrid } from './gradebook-grid';
import classes from './gradebook-screen.module.css';
import { SheetTools } from './sheet-tools';
import { type CellChange, keyOf, useGrades } from './use-grades';
import { type Place, type Range, useGrid } from './use-grid';

interface GradebookSheetProps {
  readonly groupTag: string;
  readonly homeworks: readonly GradebookHomework[];
  readonly students: readonly GradebookStudent[];
  readonly filter: Filter;
}

/** The grid with what is done to what is selected in it. */
export function GradebookSheet(props: GradebookSheetProps) {
  const { groupTag, homeworks, students } = props;
  const { pending, change } = useGrades(groupTag);
  const [isOpen, setOpen] = useState(false);
  const sheet = useSheet(props, pending, change);
  const grid = useGrid({
    rows: students.length,
    columns: homeworks.length,
    ...sheet,
    onDetails: () => setOpen(true),
  });
  const { active, range } = grid;
  const selected = sheet.cellsOf(range);
  const [student, homework] = [students[active.row], homeworks[active.column]];
  const toRow = (row: number) => (students[row] ? () => grid.select(row, active.column) : null);
  return (
    <>
      <p className={classes.detail}>
        {messages.howItWorks()} {messages.legend()}
      </p>
      <SheetTools selected={selected} change={change} onDetails={() => setOpen(true)} />
      <GradebookGrid
        homeworks={homeworks}
        students={students}
        pending={pending}
        grid={grid}
        onDetails={() => setOpen(true)}
      />
      {isOpen && student && homework && (
        <CellPanel
          groupTag={groupTag}
          student={student}
          homework={homework}
          cell={toCell(student[6][active.column])}
          change={change}
          onPrevious={toRow(active.row - 1)}
          onNext={toRow(active.row + 1)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

type CellAt = Omit<CellChange, 'to'> & { readonly point: number };

/** What keys and clipboard mean for grades. */
function useSheet(
  { homeworks, students, filter }: GradebookSheetProps,
  pending: ReadonlyMap<string, Cell>,
  change: (changes: readonly CellChange[]) => Promise<boolean>,
) {
  const at = ({ row, column }: Place): CellAt | null => {
    const [student, homework] = [students[row], homeworks[column]];
    if (!student || !homework) return null;
    const [studentId, homeworkId] = [student[0], homework[0]];
    const cell = pending.get(keyOf({ studentId, homeworkId })) ?? toCell(student[6][column]);
    return { studentId, homeworkId, cell, point: homework[3] };
  };
  const cellsOf = ({ top, bottom, left, right }: Range): CellAt[] =>
    span(top, bottom)
      .flatMap((row) => span(left, right).map((column) => at({ row, column })))
      .filter((one) => one !== null)
      .filter(({ cell }) => matches(filter, cell));
  const textOf = (place: Place): string => {
    const found = at(place);
    if (found && has(found.cell, 'excused')) return 'ex';
    const given = found?.cell.given ?? null;
    return given === null ? '' : points(given);
  };
  return {
    cellsOf,
    valueOf: textOf,
    onEntry: (place: Place, text: string): boolean => {
      const found = at(place);
      if (!found || text.trim() === textOf(place)) return true;
      const to = readEntry(text, found.point);
      if (to) void change([{ ...found, to }]);
      else toast.error(messages.notAScore({ point: String(found.point) }));
      return to !== null;
    },
    onClear: (range: Range): void => {
      const filled = cellsOf(range).filter(({ cell }) => cell.given !== null || has(cell, 'excused'));
      void change(filled.map((one) => ({ ...one, to: { score: null, mark: null } })));
    },
    copied: ({ top, bottom, left, right }: Range): string =>
      span(top, bottom)
        .map((row) =>
          span(left, right)
            .map((column) => textOf({ row, column }))
            .join('\t'),
        )
        .join('\n'),
    onPaste: (from: Place, text: string): void => void change(readPaste(from, text, at)),
  };
}

/** Rows and columns of a spreadsheet, from a place on; what is no score is left out, and told. */
function readPaste(from: Place, text: string, at: (place: Place) => CellAt | null): CellChange[] {
  let wrong = 0;
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const changes = lines.flatMap((line, row) =>
    line.split('\t').flatMap((value, column) => {
      const found = at({ row: from.row + row, column: from.column + column });
      if (!found) return [];
      const to = readEntry(value, found.point);
      if (!to) wrong += 1;
      return to ? [{ ...found, to }] : [];
    }),
  );
  if (wrong > 0) toast.error(messages.pastedWrong({ count: wrong }));
  return changes;
}

const span = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
