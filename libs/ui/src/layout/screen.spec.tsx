import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { ColorSchemeToggle } from '../brand/color-scheme-toggle';
import { UserAvatar } from '../people/user-avatar';
import { LyceumProvider } from '../provider/lyceum-provider';
import { EmptyState } from '../states/empty-state';
import { ErrorState } from '../states/error-state';
import { OfflineBanner } from '../states/offline-banner';
import { RelativeTime } from '../time/relative-time-text';
import { PageTitle } from './page-title';

afterEach(cleanup);

const show = (children: ReactNode) =>
  render(
    <LyceumProvider brandName="Lyceum" defaultColorScheme="light">
      {children}
    </LyceumProvider>,
  );

test('the title of a screen is the title of the document', () => {
  show(<PageTitle title="Users" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Users');
  expect(document.title).toBe('Users · Lyceum');
});

test('an empty state says what is missing and offers the next step', () => {
  show(<EmptyState title="No threads yet" description="Be the first." action={<button>Start</button>} />);
  expect(screen.getByRole('heading', { name: 'No threads yet' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Start' })).toBeTruthy();
});

test('an error state tries again', async () => {
  const onRetry = jest.fn();
  show(<ErrorState reference="7f3a" onRetry={onRetry} />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert').textContent).toContain('Reference 7f3a');
});

test('[255] an error state without better words says that the data could not be fetched', () => {
  show(<ErrorState onRetry={() => undefined} />);
  expect(screen.getByRole('alert').textContent).toContain(
    'Sorry, there was an error fetching the data. Please try again.',
  );
});

test('the loss of the connection is announced', () => {
  const { rerender } = render(<OfflineBanner online />);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  rerender(<OfflineBanner online={false} />);
  expect(screen.getByRole('status')).toBe(region);
  expect(region.textContent).toContain('You are offline');
});

test('[156] a broken picture gives way to the initials', () => {
  const { container } = show(<UserAvatar firstName="Ada" lastName="Lovelace" src="/gone.png" />);
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('src')).toBe('/gone.png');
  fireEvent.error(picture!);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('img', { name: 'Ada Lovelace' }).textContent).toBe('AL');
});

test('the scheme toggles and says what it will do', async () => {
  show(<ColorSchemeToggle />);
  await userEvent.click(screen.getByRole('button', { name: 'Switch to dark mode' }));
  expect(document.documentElement.dataset['mantineColorScheme']).toBe('dark');
  await userEvent.click(screen.getByRole('button', { name: 'Switch to light mode' }));
  expect(document.documentElement.dataset['mantineColorScheme']).toBe('light');
});

test('[251] a relative time carries the exact one, in words for who points at it', async () => {
  show(<RelativeTime at="2026-03-14T11:55:00Z" now={new Date('2026-03-14T12:00:00Z')} />);
  const time = screen.getByText('5 minutes ago');
  expect(time.getAttribute('datetime')).toBe('2026-03-14T11:55:00Z');
  await userEvent.hover(time);
  expect(time.title).toContain('2026');
});
