import { afterEach, describe, expect, it } from '@jest/globals';
import type { AsLeft, BulkResult } from '@lyceum/contracts/ops';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BulkAction } from './bulk-action';
import { BulkBar } from './bulk-bar';
import { useSelectedRows } from './use-selected-rows';

const client = new QueryClient();
const rows = [
  { id: 'a', name: 'SUMMER' },
  { id: 'b', name: 'WINTER' },
];

interface BenchProps {
  readonly run: BulkAction['run'];
  readonly undo?: (ids: string[], asLeft: AsLeft) => Promise<BulkResult[]>;
  readonly question?: BulkAction['question'];
}

/** A list of which all rows can be selected at once. */
function Bench({ run, undo, question }: BenchProps) {
  const selection = useSelectedRows(rows, ({ name }) => name);
  return (
    <QueryClientProvider client={client}>
      <LyceumProvider>
        <button onClick={() => selection.onChange(new Set(['a', 'b']))}>Select all</button>
        <BulkBar
          actions={[
            {
              label: 'Disable',
              done: 'Disabled',
              run,
              ...(question && { question }),
              ...(undo && { undo: { done: 'Enabled', run: undo } }),
            },
          ]}
          selection={selection}
        />
      </LyceumProvider>
    </QueryClientProvider>
  );
}

describe('BulkBar', () => {
  afterEach(cleanup);

  it('tells what became of each row by its name, and tries the refused ones again', async () => {
    const asked: string[][] = [];
    const refusal = { code: 'X', message: 'It is over.' };
    const run = (ids: string[]): Promise<BulkResult[]> => {
      asked.push(ids);
      return Promise.resolve(
        ids.map((id) => ({ id, error: id === 'b' && asked.length === 1 ? refusal : null })),
      );
    };
    render(<Bench run={run} />);
    expect(screen.queryByRole('toolbar')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Select all' }));
    await userEvent.click(screen.getByRole('button', { name: 'Disable' }));

    const results = within(await screen.findByRole('list', { name: 'Results' }));
    expect(results.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'WINTERIt is over.',
      'SUMMERDisabled',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Try these again' }));
    expect(asked).toEqual([['a', 'b'], ['b']]);
    // The list goes on beside it, so it is no dialog; who pressed a button that is gone is there.
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('complementary', { name: 'Disable' }).contains(document.activeElement)).toBe(
      true,
    );
    expect(await screen.findByText('WINTER')).not.toBeNull();
    expect(screen.queryByText('It is over.')).toBeNull();
  });

  it('tries again with the answer that was confirmed, and confirms none it may not', async () => {
    const said: string[] = [];
    const run = (ids: string[], answer: string): Promise<BulkResult[]> => {
      said.push(answer);
      return Promise.resolve(ids.map((id) => ({ id, error: { code: 'X', message: 'It is over.' } })));
    };
    let draft = '';
    const question = () => ({
      title: 'Disable?',
      message: 'Why?',
      mayConfirm: () => draft !== '',
      answer: () => draft,
    });
    render(<Bench run={run} question={question} />);
    await userEvent.click(screen.getByRole('button', { name: 'Select all' }));
    await userEvent.click(screen.getByRole('button', { name: 'Disable' }));
    const confirmed = await screen.findByRole('button', { name: 'Confirm' });
    await userEvent.click(confirmed);
    expect(said).toEqual([]);
    draft = 'Over';
    await userEvent.click(confirmed);
    await screen.findByRole('list', { name: 'Results' });
    draft = 'Another reason';
    await userEvent.click(screen.getByRole('button', { name: 'Try these again' }));
    expect(said).toEqual(['Over', 'Over']);
  }, 30_000);

  it('undoes what it changed, and leaves what was so before', async () => {
    const undone: string[][] = [];
    const run = (ids: string[]): Promise<BulkResult[]> =>
      Promise.resolve(ids.map((id) => ({ id, error: null, ...(id === 'a' && { wasSo: true as const }) })));
    const undo = (ids: string[]): Promise<BulkResult[]> => {
      undone.push(ids);
      return Promise.resolve(ids.map((id) => ({ id, error: null })));
    };
    render(<Bench run={run} undo={undo} />);
    await userEvent.click(screen.getByRole('button', { name: 'Select all' }));
    await userEvent.click(screen.getByRole('button', { name: 'Disable' }));
    expect(await screen.findByText('Disabled before')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undone).toEqual([['b']]);
    const results = within(await screen.findByRole('list', { name: 'Results' }));
    expect(results.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['WINTEREnabled']);
  });

  it('keeps what the first try changed when the refused are tried again: Undo puts all of it back, as it was left', async () => {
    const undone: AsLeft[] = [];
    let tries = 0;
    const run = (ids: string[]): Promise<BulkResult[]> => {
      tries++;
      const refusal = { code: 'X', message: 'It is over.' };
      const isRefused = (id: string): boolean => id === 'b' && tries === 1;
      return Promise.resolve(
        ids.map((id) =>
          isRefused(id) ? { id, error: refusal } : { id, error: null, revision: `${id}${tries}` },
        ),
      );
    };
    const undo = (ids: string[], asLeft: AsLeft): Promise<BulkResult[]> => {
      undone.push(asLeft);
      const since = { code: 'Y', message: 'Changed since, so it stays as it is.' };
      return Promise.resolve(ids.map((id) => ({ id, error: id === 'b' ? since : null })));
    };
    render(<Bench run={run} undo={undo} />);
    await userEvent.click(screen.getByRole('button', { name: 'Select all' }));
    await userEvent.click(screen.getByRole('button', { name: 'Disable' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Try these again' }));
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undone).toEqual([{ a: 'a1', b: 'b2' }]);
    const results = within(await screen.findByRole('list', { name: 'Results' }));
    expect(results.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'WINTERChanged since, so it stays as it is.',
      'SUMMEREnabled',
    ]);
  });
});
