import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LyceumProvider } from '../provider/lyceum-provider';
import { CardList } from './card-list';
import type { DataTableColumn } from './columns';

afterEach(cleanup);

interface Code {
  id: string;
  code: string;
  state: string;
  uses: number;
  made: string;
}

const columns: DataTableColumn<Code>[] = [
  { key: 'code', title: 'Code', sortable: 'text', render: ({ code }) => <a href={`#${code}`}>{code}</a> },
  { key: 'state', title: 'State' },
  { key: 'uses', title: 'Uses', sortable: 'number' },
  { key: 'made', title: 'Made', sortable: 'time' },
];

const rows: Code[] = [
  { id: 'a', code: 'SUMMER', state: 'Active', uses: 3, made: '2026-11-01' },
  { id: 'b', code: 'WINTER', state: 'Ended', uses: 5, made: '2026-11-02' },
];

test('a row is a card with its title, the facts that matter, its checkbox and what can be done to it', async () => {
  const onChange = jest.fn<(selected: ReadonlySet<string>) => void>();
  const onOpen = jest.fn();
  const onSort = jest.fn();
  render(
    <LyceumProvider>
      <CardList
        label="Codes"
        columns={columns}
        facts={['state']}
        rows={rows}
        getRowId={({ id }) => id}
        getRowLabel={({ code }) => code}
        sort={{ key: 'code', direction: 'asc' }}
        onSort={onSort}
        selection={{ selected: new Set(['a']), onChange }}
        rowActions={({ code }) => <button>Copy {code}</button>}
        onOpen={onOpen}
        loading={false}
        skeletonRows={3}
      />
    </LyceumProvider>,
  );
  const [, winter] = within(screen.getByRole('list', { name: 'Codes' })).getAllByRole('listitem');
  const card = within(winter!);
  expect(card.getByRole('link', { name: 'WINTER' })).toBeTruthy();
  expect(card.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['State']);
  expect(card.getByRole('definition').textContent).toBe('Ended');

  await userEvent.click(card.getByRole('checkbox', { name: 'Select WINTER' }));
  expect([...(onChange.mock.lastCall?.[0] ?? [])]).toEqual(['a', 'b']);
  await userEvent.click(card.getByRole('button', { name: 'Copy WINTER' }));
  expect(onOpen).not.toHaveBeenCalled();
  await userEvent.click(card.getByText('Ended'));
  expect(onOpen).toHaveBeenCalledWith(rows[1]);
  // Whoever enlarges the page has a keyboard.
  onOpen.mockClear();
  winter!.blur();
  await userEvent.keyboard('jjj');
  expect(document.activeElement).toBe(winter);
  await userEvent.keyboard('kx');
  expect(onChange.mock.lastCall?.[0]).toEqual(new Set());
  await userEvent.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledWith(rows[0]);
  expect(screen.getByRole('region', { name: 'Codes, table' }).tabIndex).toBe(-1);
  const order = screen.getByRole('combobox', { name: 'Order' });
  expect(
    within(order)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Code, A to Z',
    'Code, Z to A',
    'Uses, lowest first',
    'Uses, highest first',
    'Made, oldest first',
    'Made, newest first',
  ]);
  await userEvent.selectOptions(order, 'Uses, highest first');
  expect(onSort).toHaveBeenCalledWith({ key: 'uses', direction: 'desc' });
});
