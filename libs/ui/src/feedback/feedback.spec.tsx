import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LyceumProvider } from '../provider/lyceum-provider';
import { confirm } from './confirm';
import { toast } from './toast';

afterEach(cleanup);

const withProvider = () => render(<LyceumProvider>page</LyceumProvider>);

test('[31] a confirmation offers Confirm and Cancel in a dialog of 400 × 200', async () => {
  withProvider();
  const answer = confirm({ title: 'Close the poll?', message: 'Nobody can vote after that.' });
  const dialog = await screen.findByRole('dialog', { name: 'Close the poll?' });
  expect(dialog.querySelector<HTMLElement>('[style*="height: 200px"]')).not.toBeNull();
  expect(
    dialog.closest<HTMLElement>('.mantine-Modal-root')?.style.getPropertyValue('--modal-size'),
  ).toContain('25rem');
  expect(dialog.textContent).toContain('Nobody can vote after that.');
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Cancel', 'Confirm']);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await expect(answer).resolves.toBe(true);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[31] Cancel and Escape are both a no', async () => {
  withProvider();
  const first = confirm({ title: 'Leave?', message: 'Your draft stays.', cancelLabel: 'Stay' });
  await userEvent.click(await screen.findByRole('button', { name: 'Stay' }));
  await expect(first).resolves.toBe(false);

  const second = confirm({ title: 'Delete?', message: 'For good.', tone: 'danger' });
  await screen.findByRole('dialog', { name: 'Delete?' });
  await userEvent.keyboard('{Escape}');
  await expect(second).resolves.toBe(false);
});

test('a dangerous question starts on Cancel', async () => {
  withProvider();
  const answer = confirm({
    title: 'Delete it?',
    message: 'For good.',
    tone: 'danger',
    confirmLabel: 'Delete',
  });
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(document.activeElement).toBe(cancel));
  await userEvent.keyboard('{Enter}');
  await expect(answer).resolves.toBe(false);
});

test('questions asked together are answered one after the other', async () => {
  withProvider();
  const answers = Promise.all([
    confirm({ title: 'One?', message: '1' }),
    confirm({ title: 'Two?', message: '2' }),
  ]);
  await screen.findByRole('dialog', { name: 'One?' });
  expect(screen.queryByRole('dialog', { name: 'Two?' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await screen.findByRole('dialog', { name: 'Two?' });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await expect(answers).resolves.toEqual([true, false]);
});

test('an error toast interrupts, a success waits its turn', async () => {
  withProvider();
  toast.success('Saved');
  toast.error('Not sent', { title: 'Your reply' });
  expect((await screen.findByText('Saved')).closest('[role=status]')).not.toBeNull();
  expect((await screen.findByText('Not sent')).closest('[role=alert]')?.textContent).toContain('Your reply');
});

test('a toast with the id of one on the screen replaces it', async () => {
  withProvider();
  toast.info('Saving', { id: 'save', autoClose: false });
  await screen.findByText('Saving');
  toast.success('All saved', { id: 'save' });
  await screen.findByText('All saved');
  expect(screen.queryByText('Saving')).toBeNull();
});

test('the action of a toast runs and takes the toast away', async () => {
  withProvider();
  let undone = 0;
  toast.info('Reply deleted', { action: { label: 'Undo', onClick: () => (undone += 1) } });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(undone).toBe(1);
  await waitFor(() => expect(screen.queryByText('Reply deleted')).toBeNull());
});

test('toasts stand where the front end has room for them', async () => {
  render(<LyceumProvider toastPosition="top-center">page</LyceumProvider>);
  toast.success('Disabled');
  const place = (await screen.findByText('Disabled')).closest('[data-position]');
  expect(place?.getAttribute('data-position')).toBe('top-center');
});
