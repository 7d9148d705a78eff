import { fullName } from '@lyceum/contracts/auth';
import type { GradebookHomework, GradebookStudent } from '@lyceum/contracts/live-course';
import { memo, type MouseEvent, useEffect, useRef } from 'react';
import { type Cell, has, toCell } from './book';
import { points, signOf, standingOf, toneOf } from './cell-words';
import * as messages from './gradebook.messages';
import classes from './gradebook-grid.module.css';
import { keyOf } from './use-grades';
import type { useGrid } from './use-grid';

interface GradebookGridProps {
  readonly homeworks: readonly GradebookHomework[];
  readonly students: readonly GradebookStudent[];
  readonly pending: ReadonlyMap<string, Cell>;
  readonly grid: ReturnType<typeof useGrid>;
  readonly onDetails: () => void;
}

/** Students by homework, an element a cell; keys and clipboard as in a spreadsheet. */
export function GradebookGrid({ homeworks, students, pending, grid, onDetails }: GradebookGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const { active, range, entry, wasLeftByKey } = grid;
  useEffect(() => {
    // The place moves by key: what has it is focused where the grid has the focus, or had it until its field went.
    if (entry === null && (wasLeftByKey() || table.current?.contains(document.activeElement) === true))
      table.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [active.row, active.column, entry, wasLeftByKey]);
  const pick = (event: MouseEvent<HTMLElement>): void => {
    const cell = (event.target as HTMLElement).closest('td[data-column]');
    if (!(cell instanceof HTMLTableCellElement) || entry !== null) return;
    grid.select(Number(cell.dataset.row), Number(cell.dataset.column), event.shiftKey);
    cell.focus();
  };
  return (
    <div className={classes.scroll}>
      <table
        ref={table}
        role="grid"
        aria-label={messages.theGrid()}
        aria-multiselectable
        className={classes.grid}
        onClick={pick}
        onDoubleClick={onDetails}
        {...grid.handlers}
      >
        <Head homeworks={homeworks} />
        <tbody>
          {students.map((student, row) => {
            const isIn = row >= range.top && row <= range.bottom;
            return (
              <Line
                key={student[0]}
                row={row}
                student={student}
                homeworks={homeworks}
                pending={pending}
                active={row === active.row ? active.column : null}
                left={isIn ? range.left : null}
                right={isIn ? range.right : null}
                entry={row === active.row ? entry : null}
                onEntry={grid.setEntry}
                onLeave={grid.leave}
              />
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const Head = memo(function Head({ homeworks }: Pick<GradebookGridProps, 'homeworks'>) {
  return (
    <thead>
      <tr>
        <th scope="col">{messages.student()}</th>
        {homeworks.map(([id, topic, , point]) => (
          <th key={id} scope="col" title={topic}>
            {`${topic}\n${messages.of({ point: String(point) })}`}
          </th>
        ))}
        <th scope="col">{messages.total()}</th>
      </tr>
    </thead>
  );
});

interface LineProps {
  readonly row: number;
  readonly student: GradebookStudent;
  readonly homeworks: readonly GradebookHomework[];
  readonly pending: ReadonlyMap<string, Cell>;
  readonly active: number | null;
  readonly left: number | null;
  readonly right: number | null;
  readonly entry: string | null;
  readonly onEntry: (text: string) => void;
  readonly onLeave: () => void;
}

/** Whether a line looks the same: handlers are of the moment and count only while something is typed. */
const isSame = (before: LineProps, after: LineProps): boolean =>
  before.entry === null &&
  after.entry === null &&
  before.student === after.student &&
  before.homeworks === after.homeworks &&
  before.pending === after.pending &&
  before.row === after.row &&
  before.active === after.active &&
  before.left === after.left &&
  before.right === after.right;

const Line = memo(function Line(props: LineProps) {
  const { row, student, homeworks, pending, active, left, right, entry, onEntry, onLeave } = props;
  const [id, firstName, lastName, scoreTotal, pointTotal, , cells] = student;
  const name = fullName({ firstName, lastName });
  return (
    <tr>
      <th scope="row" title={name}>
        {name}
      </th>
      {homeworks.map(([homeworkId, topic, , point], column) => {
        const cell = pending.get(keyOf({ studentId: id, homeworkId })) ?? toCell(cells[column]);
        const standing = standingOf(cell, point);
        return (
          <td
            key={homeworkId}
            role="gridcell"
            data-row={row}
            data-column={column}
            data-tone={toneOf(cell)}
            data-again={has(cell, 'again') || undefined}
            tabIndex={column === active ? 0 : -1}
            aria-selected={left !== null && right !== null && column >= left && column <= right}
            aria-label={messages.cellLabel({ student: name, homework: topic, standing })}
            title={standing}
          >
            {column === active && entry !== null ? (
              <input
                autoFocus
                value={entry}
                aria-label={messages.cellLabel({ student: name, homework: topic, standing })}
                inputMode="decimal"
                onChange={(event) => onEntry(event.currentTarget.value)}
                onBlur={onLeave}
              />
            ) : (
              signOf(cell)
            )}
          </td>
        );
      })}
      <td className={classes.total}>
        {pointTotal === 0 ? '' : messages.scoreOf({ score: points(scoreTotal), point: String(pointTotal) })}
      </td>
    </tr>
  );
}, isSame);
