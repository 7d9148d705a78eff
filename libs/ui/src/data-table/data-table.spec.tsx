import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LyceumProvider } from '../provider/lyceum-provider';
import type { DataTableColumn } from './columns';
import { DataTable, type DataTableProps } from './data-table';

afterEach(cleanup);

interface Person {
  id: string;
  name: string;
  claps: number;
}

const ada = { id: 'a', name: 'Ada', claps: 3 };
const ben = { id: 'b', name: 'Ben', claps: 5 };

const columns: DataTableColumn<Person>[] = [
  { key: 'name', title: 'Name', sortable: 'text' },
  { key: 'claps', title: 'Claps', align: 'end' },
];

function show(props: Partial<DataTableProps<Person>> = {}) {
  return render(
    <LyceumProvider>
      <DataTable
        label="Users"
        columns={columns}
        rows={[ada, ben]}
        getRowId={(person) => person.id}
        getRowLabel={(person) => person.name}
        {...props}
      />
    </LyceumProvider>,
  );
}

test('lists the rows under their titles', () => {
  show();
  const [head, first] = screen.getAllByRole('row');
  expect(
    within(head!)
      .getAllByRole('columnheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Name', 'Claps']);
  expect(
    within(first!)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Ada', '3']);
});

test('announces the sort and asks for the other direction', async () => {
  const onSort = jest.fn();
  show({ sort: { key: 'name', direction: 'asc' }, onSort });
  expect(screen.getByRole('columnheader', { name: 'Name' }).getAttribute('aria-sort')).toBe('ascending');
  await userEvent.click(screen.getByRole('button', { name: 'Name' }));
  expect(onSort).toHaveBeenCalledWith({ key: 'name', direction: 'desc' });
  expect(screen.queryByRole('button', { name: 'Claps' })).toBeNull();
});

test('selects a row by its name, and the page as a whole', async () => {
  const onChange = jest.fn<(selected: ReadonlySet<string>) => void>();
  show({ selection: { selected: new Set(['a']), onChange } });
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows on this page' });
  expect(all.indeterminate).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Ben' }));
  await userEvent.click(all);
  expect(onChange.mock.calls.map(([selected]) => [...selected])).toEqual([
    ['a', 'b'],
    ['a', 'b'],
  ]);
});

test('arrow keys walk from row to row', async () => {
  show({ rowActions: (person) => <button>Edit {person.name}</button> });
  screen.getByRole('button', { name: 'Edit Ada' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.textContent).toBe('Edit Ben');
  await userEvent.keyboard('{ArrowDown}{ArrowUp}');
  expect(document.activeElement?.textContent).toBe('Edit Ada');
});

test('shows skeletons while the first rows load, and keeps old rows while newer ones do', () => {
  const { unmount } = show({ rows: [], loading: true, skeletonRows: 4 });
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  expect(screen.getAllByRole('row')).toHaveLength(1 + 4);
  unmount();
  show({ loading: true });
  expect(screen.getByText('Ada')).toBeTruthy();
});

test('says so when there is nothing, and when it failed', async () => {
  const { unmount } = show({ rows: [], empty: <p>No users match</p> });
  expect(screen.getByText('No users match')).toBeTruthy();
  unmount();
  const onRetry = jest.fn();
  show({ rows: [], error: { reference: '7f3a' }, onRetry });
  expect(screen.getByRole('alert').textContent).toContain('7f3a');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('walks pages by Previous and Next, which rest where there is no further page', async () => {
  const onNext = jest.fn();
  show({ paging: { onNext, summary: '1–2' } });
  const pages = within(screen.getByRole('navigation', { name: 'Pages of Users' }));
  expect(pages.getByRole<HTMLButtonElement>('button', { name: 'Previous' }).disabled).toBe(true);
  await userEvent.click(pages.getByRole('button', { name: 'Next' }));
  expect(onNext).toHaveBeenCalledTimes(1);
});

test('on a phone its rows are cards with all columns, or those it is told', () => {
  const { matchMedia } = window;
  window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('max-width: 48em') });
  try {
    show();
    expect(screen.queryByRole('table')).toBeNull();
    const [first] = within(screen.getByRole('list', { name: 'Users' })).getAllByRole('listitem');
    expect(first?.textContent).toBe('AdaClaps3');
    cleanup();
    show({ cardFacts: [], maxHeight: 300 });
    expect(screen.getAllByRole('listitem')[0]?.textContent).toBe('Ada');
    // What scrolls by itself is reached by keys.
    expect(screen.getByRole('region', { name: 'Users, table' }).tabIndex).toBe(0);
  } finally {
    window.matchMedia = matchMedia;
  }
});
