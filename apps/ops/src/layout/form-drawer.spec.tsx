import { useState } from 'react';
import { afterEach, describe, expect, it } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormDrawer, useAsOpened, useDrawerChanges } from './form-drawer';

function Form() {
  const [text, setText] = useState('');
  useDrawerChanges(text !== '');
  return <input aria-label="Name" value={text} onChange={(event) => setText(event.target.value)} />;
}

function Bench() {
  const [isOpen, setOpen] = useState(true);
  return (
    <LyceumProvider>
      <FormDrawer title="New code" isOpen={isOpen} onClose={() => setOpen(false)}>
        <Form />
      </FormDrawer>
    </LyceumProvider>
  );
}

/** A record's page: somebody else saves it while its form is open. */
function RecordPage({ revision }: { readonly revision: number }) {
  const [isOpen, setOpen] = useState(false);
  const asOpened = useAsOpened({ revision }, isOpen);
  return (
    <LyceumProvider>
      <button onClick={() => setOpen(true)}>Edit</button>
      <FormDrawer title="Edit" isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>Revision {asOpened.revision}</p>
        <Form key={asOpened.revision} />
      </FormDrawer>
    </LyceumProvider>
  );
}

const drawer = () => screen.queryByRole('dialog', { name: 'New code' });

describe('FormDrawer', () => {
  afterEach(cleanup);

  it('closes at once where nothing was typed', async () => {
    render(<Bench />);
    await screen.findByRole('textbox', { name: 'Name' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(drawer()).toBeNull());
  });

  it('asks before what was typed is lost, and keeps it', async () => {
    render(<Bench />);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Fair');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep typing' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Fair');

    await userEvent.click(screen.getByRole('textbox', { name: 'Name' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(drawer()).toBeNull());
  });

  it('keeps what is typed into the form of a record that somebody else saves, and begins with theirs the next time', async () => {
    const { rerender } = render(<RecordPage revision={1} />);
    rerender(<RecordPage revision={2} />);
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Fair');
    rerender(<RecordPage revision={3} />);
    expect(screen.getByText('Revision 2')).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Fair');

    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Edit' })).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    expect(await screen.findByText('Revision 3')).toBeTruthy();
  });
});
