import { afterEach, expect, it } from '@jest/globals';
import type { GradebookHomework, GradebookStudent } from '@lyceum/contracts/live-course';
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { type Cell, readEntry } from './book';
import { GradebookGrid } from './gradebook-grid';
import { useGrid } from './use-grid';

const homeworksOf = (count: number) =>
  Array.from({ length: count }, (_, n): GradebookHomework => [
    `h${String(n)}`,
    `Essay ${String(n)}`,
    1,
    10,
    '',
  ]);
const studentsOf = (count: number, homeworks: number) =>
  Array.from({ length: count }, (_, n): GradebookStudent => {
    const cells = Array.from({ length: homeworks }, () => [n % 10, 1, 1] as const);
    return [`s${String(n)}`, 'Student', String(n), 0, 0, 0, cells];
  });

/** What the grid asked for, in order. */
let asked: unknown[] = [];

function Sheet({ rows, columns }: { readonly rows: number; readonly columns: number }) {
  const grid = useGrid({
    rows,
    columns,
    valueOf: () => '7',
    onEntry: (place, text) => {
      if (!readEntry(text, 10)) return false;
      asked.push([place.row, place.column, text]);
      return true;
    },
    onClear: (range) => void asked.push(['clear', range]),
    onPaste: (place, text) => void asked.push(['paste', place, text]),
    onDetails: (place) => void asked.push(['details', place]),
    copied: () => '',
  });
  const shown = {
    homeworks: homeworksOf(columns),
    students: studentsOf(rows, columns),
    pending: new Map<string, Cell>(),
  };
  return <GradebookGrid {...shown} grid={grid} onDetails={() => undefined} />;
}

afterEach(cleanup);

const show = (rows: number, columns: number) => {
  asked = [];
  const { container } = render(<Sheet rows={rows} columns={columns} />);
  act(() => screen.getAllByRole('gridcell')[0]?.focus());
  return container;
};
const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(document.activeElement ?? document.body, { key });
};
const type = (value: string) => fireEvent.change(screen.getByRole('textbox'), { target: { value } });
const focused = () => {
  const { row = '', column = '' } = (document.activeElement as HTMLElement).dataset;
  return `${row} ${column}`;
};

it('arrows move, a digit begins, Enter keeps and goes down, Tab right; the cell has the focus again', () => {
  show(4, 3);
  press('ArrowRight', 'ArrowDown');
  expect(focused()).toBe('1 1');
  press('9');
  type('9.5');
  press('Enter');
  expect([asked, focused()]).toEqual([[[1, 1, '9.5']], '2 1']);
  press('8', 'Tab');
  expect([asked.at(-1), focused()]).toEqual([[2, 1, '8'], '2 2']);
  press('End', 'ArrowRight', 'PageDown');
  expect(focused()).toBe('3 2');
});

it('11 of 10 stays in the field; Escape leaves the cell as it was', () => {
  show(2, 2);
  press('1');
  type('11');
  press('Enter');
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('11');
  press('Escape');
  expect([asked, screen.queryByRole('textbox'), focused()]).toEqual([[], null, '0 0']);
});

it('Shift selects, Delete empties what is selected, Space shows the cell, a column is pasted from it on', () => {
  show(4, 3);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'ArrowDown', shiftKey: true });
  press('Delete', ' ');
  const cell = document.activeElement ?? document.body;
  const clipboardData = { getData: () => '1\n2' };
  fireEvent(cell, createEvent.paste(cell, { clipboardData }));
  expect(asked).toEqual([
    ['clear', { top: 0, bottom: 1, left: 0, right: 0 }],
    ['details', { row: 1, column: 0 }],
    ['paste', { row: 1, column: 0 }, '1\n2'],
  ]);
});

it('sixty students and forty homeworks are fewer than 2,700 elements', () => {
  expect(show(60, 40).querySelectorAll('*').length).toBeLessThan(2_700);
});
