import { afterEach, describe, expect, it } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import { createSpotlight, Spotlight } from '@mantine/spotlight';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { PaletteGroup } from './palette-group';
import { useFirstSelected } from './use-first-selected';

const [store, palette] = createSpotlight();

interface BenchProps {
  readonly found: readonly string[];
  readonly onRun: (id: string) => void;
}

function Bench({ found, onRun }: BenchProps) {
  const [text, setText] = useState('');
  useFirstSelected(store, text === '' ? [] : found);
  return (
    <LyceumProvider>
      <Spotlight.Root store={store} query={text} onQueryChange={setText}>
        <Spotlight.Search aria-label="Search" />
        <Spotlight.ActionsList>
          <PaletteGroup name="Found" entries={found.map((id) => ({ id, label: id, run: () => onRun(id) }))} />
        </Spotlight.ActionsList>
      </Spotlight.Root>
    </LyceumProvider>
  );
}

describe('the palette', () => {
  afterEach(cleanup);

  it('selects the first of what the server found after the last key, and leaves whom one moved to', async () => {
    const ran: string[] = [];
    const bench = (found: string[]) => <Bench found={found} onRun={(id) => ran.push(id)} />;
    const { rerender } = render(bench([]));
    act(palette.open);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Search' }), 'spring');
    rerender(bench(['SPRING-FAIR', 'SPRING-SALE']));
    await userEvent.keyboard('{Enter}');
    expect(ran).toEqual(['SPRING-FAIR']);

    act(palette.open);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    rerender(bench(['Ana Spring', 'SPRING-FAIR', 'SPRING-SALE']));
    await userEvent.keyboard('{Enter}');
    expect(ran).toEqual(['SPRING-FAIR', 'SPRING-SALE']);
  });
});
