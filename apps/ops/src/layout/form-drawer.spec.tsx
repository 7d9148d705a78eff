import { useState } from 'react';
import { afterEach, describe, expect, it } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormDrawer, useDrawerChanges } from './form-drawer';

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
});
