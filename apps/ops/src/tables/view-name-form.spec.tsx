import { afterEach, expect, it } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SaveViewForm } from './save-view-form';

afterEach(cleanup);

it('a name that is refused stays, and goes once the view has it', async () => {
  const taken = new Set(['Mine']);
  render(
    <LyceumProvider>
      <SaveViewForm onSave={(name) => Promise.resolve(!taken.has(name))} />
    </LyceumProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save view' }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of the view' });
  await userEvent.type(field, 'Mine{Enter}');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name of the view' }).value).toBe('Mine');
  await userEvent.type(field, ' too{Enter}');
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Name of the view' })).toBeNull());
});
