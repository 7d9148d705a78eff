import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { commonErrors } from '@lyceum/contracts/common';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CertificateSettings } from './certificate-settings';

const none = { certificateFirstName: null, certificateLastName: null, certificateConfirm: false };
/** Nobody is signed in here, so that one's own id is blank. */
const mei = { id: '', firstName: 'Mei', lastName: 'Tanaka', ...none };

const { fetch } = globalThis;
/** What was confirmed, and what is answered to the question for it. */
let sent: object[];
let own: object;
beforeEach(() => {
  sent = [];
  own = { data: { getUser: mei } };
  globalThis.fetch = (_, { body } = {}) => {
    const { variables } = JSON.parse(String(body as string)) as { variables: object };
    if (!('certificateFirstName' in variables)) return Promise.resolve(answerOf(own));
    sent.push(variables);
    const confirmCertificateName = { ...mei, ...variables, certificateConfirm: true };
    return Promise.resolve(answerOf({ data: { confirmCertificateName } }));
  };
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
});
// Jsdom has no fetch of its own.
const answerOf = (body: object) =>
  ({ ok: true, status: 200, headers: new Headers(), json: () => Promise.resolve(body) }) as Response;

function open(): void {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <CertificateSettings /> }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <LyceumProvider>
        <RouterProvider router={router as never} />
      </LyceumProvider>
    </QueryClientProvider>,
  );
}

const preview = () => screen.getByRole('figure').textContent;

it('[160] begins with the name of the account, shows it as it is typed, and confirms it after one more look', async () => {
  open();
  const first = await screen.findByRole('textbox', { name: 'First name as printed' });
  expect(preview()).toContain('Mei Tanaka');
  await userEvent.clear(first);
  await userEvent.type(first, '美');
  const last = screen.getByRole('textbox', { name: 'Last name as printed' });
  await userEvent.clear(last);
  await userEvent.type(last, '田中');
  // As such names are read: the family's first.
  expect(preview()).toContain('田中美');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm the name' }));
  const dialog = await screen.findByRole('dialog', { name: 'Print “田中美” on your certificates?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Look again' }));
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm the name' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, confirm' }));
  expect(await screen.findByText('Confirmed')).toBeTruthy();
  expect(sent).toEqual([{ userId: '', certificateFirstName: '美', certificateLastName: '田中' }]);
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('[160] refuses what no name has before it asks', async () => {
  open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Last name as printed' }), '2');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm the name' }));
  expect(await screen.findByText('Last name cannot contain special characters or numbers.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('[160] of a confirmed one there is nothing left to fill in', async () => {
  own = {
    data: {
      getUser: {
        ...mei,
        certificateFirstName: 'Mei Lin',
        certificateLastName: 'T',
        certificateConfirm: true,
      },
    },
  };
  open();
  expect(await screen.findByText('Mei Lin T')).toBeTruthy();
  expect(screen.getByText(/ask staff to correct it/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

it('[160] that did not come is asked for again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { code, message, status } = commonErrors.INTERNAL;
  own = { errors: [{ message, extensions: { code, message, status } }] };
  open();
  const again = await screen.findByRole('button', { name: 'Try again' });
  own = { data: { getUser: mei } };
  await userEvent.click(again);
  expect(await screen.findByRole('textbox', { name: 'First name as printed' })).toBeTruthy();
});
