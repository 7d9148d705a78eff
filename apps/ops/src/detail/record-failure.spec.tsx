import { afterEach, describe, expect, it } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import { ApiError } from '@lyceum/session';
import { IconTicket } from '@tabler/icons-react';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordFailure } from './record-failure';

const section = {
  path: '/promo-codes',
  label: 'Promo codes',
  icon: IconTicket,
  requires: 'promoCode.read',
  letter: 'p',
  place: 1,
} as const;

const refused = (status: number) => new ApiError({ code: 'X', message: 'No.', status, logId: 'log-7' });

/** Shows the page of a failure. @returns how often it was asked again */
function show(error: unknown): () => number {
  let asked = 0;
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  render(
    <LyceumProvider>
      <RouterContextProvider router={router}>
        <RecordFailure section={section} error={error} onRetry={() => (asked += 1)} />
      </RouterContextProvider>
    </LyceumProvider>,
  );
  return () => asked;
}

describe('the page of a record that cannot be had', () => {
  afterEach(cleanup);

  it.each([
    [404, 'There is no such record'],
    [403, 'Not with your roles'],
  ])('%i is a page of its own, which nothing is gained by asking for again', (status, title) => {
    show(refused(status));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(document.title).toContain(title);
    expect(screen.getByRole('link', { name: 'Promo codes' })).not.toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('a failure says its reference, and is asked again', async () => {
    const asked = show(refused(500));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('This did not load');
    expect(document.title).toContain('Promo codes');
    expect(screen.getByText('log-7')).not.toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(asked()).toBe(1);
  });
});
