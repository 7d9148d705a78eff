import { afterEach, expect, it } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EducatorBanner } from './educator-banner';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('[172] says who acts next and what holds until then, and is put away for as long as the tab is open', async () => {
  const { unmount } = render(<EducatorBanner />, { wrapper: LyceumProvider });
  const banner = screen.getByRole('complementary', { name: 'Your request to be an educator' });
  expect(banner.textContent).toContain('Our staff look at your request to be an educator.');
  expect(banner.textContent).toContain('Until then you see and do here what students do.');
  await userEvent.click(screen.getByRole('button', { name: 'Put this away' }));
  expect(screen.queryByRole('complementary')).toBeNull();
  unmount();
  render(<EducatorBanner />, { wrapper: LyceumProvider });
  expect(screen.queryByRole('complementary')).toBeNull();
});
