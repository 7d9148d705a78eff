import { describe, expect, it } from '@jest/globals';
import { blankDraft, formOf } from '@lyceum/contracts/cms';
import { LyceumProvider } from '@lyceum/ui';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { EntryFields } from './entry-fields';

const text = (heading: string) => ({ kind: 'text', heading, text: 'Words.' });

function Form({ blocks }: { readonly blocks: readonly object[] }) {
  const [data, setData] = useState<Readonly<Record<string, unknown>>>({ ...blankDraft('page'), blocks });
  return (
    <LyceumProvider brandName="Lyceum">
      <EntryFields
        shape={formOf('page')}
        data={data}
        path=""
        issues={new Map([['blocks.0.heading', 'This field is required.']])}
        onChange={setData}
      />
      <pre>{JSON.stringify(data['blocks'])}</pre>
    </LyceumProvider>
  );
}

const headings = () =>
  (
    JSON.parse(document.querySelector('pre')?.textContent ?? '[]') as { heading?: string; kind: string }[]
  ).map(({ heading, kind }) => heading ?? kind);

describe('the blocks of a page', () => {
  it('are moved by buttons and by keys, keep what is typed and the focus, and say where they went', async () => {
    const user = userEvent.setup();
    render(<Form blocks={[text('A'), text('B'), text('C')]} />);
    await user.click(screen.getByRole('button', { name: 'Move 3. Text up' }));
    expect(headings()).toEqual(['A', 'C', 'B']);
    const card = screen.getByRole('listitem', { name: '2. Text' });
    const heading = within(card).getByRole('textbox', { name: /Heading/ });
    await user.click(heading);
    await user.keyboard('!{Alt>}{ArrowUp}{/Alt}');
    expect(headings()).toEqual(['C!', 'A', 'B']);
    expect(screen.getByRole('status').textContent).toBe('Moved to place 1 of 3.');
    await waitFor(() => expect(document.activeElement).toBe(heading));
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(headings()).toEqual(['C!', 'A', 'B']);
    expect(screen.getByText('This field is required.')).toBeTruthy();
  });

  it('are added with nothing in them, of the kind that was chosen', async () => {
    const user = userEvent.setup();
    render(<Form blocks={[text('A')]} />);
    await user.click(screen.getByRole('button', { name: 'Add a block' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Picture' }));
    expect(headings()).toEqual(['A', 'picture']);
    expect(screen.getByRole('textbox', { name: /What the picture shows/ })).toBeTruthy();
  });
});
