import { afterEach, expect, it } from '@jest/globals';
import type { PublicContent } from '@lyceum/contracts/cms';
import { cleanup, render, screen } from '@testing-library/react';
import { LanguageSwitch } from './language-switch';

afterEach(cleanup);

const content = (languages: PublicContent['languages']) =>
  ({ type: 'page', language: 'es', languages }) as PublicContent;

it('leads to the same page in its other languages, each in its own words', () => {
  render(
    <LanguageSwitch
      content={content([
        { language: 'en', path: '/about-us' },
        { language: 'es', path: '/es/about-us' },
        { language: 'zh', path: '/zh/about-us' },
      ])}
    />,
  );
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.lang]);
  expect(links).toEqual([
    ['English', '/about-us', 'en'],
    ['中文', '/zh/about-us', 'zh-Hans'],
  ]);
  expect(screen.getByText('Español').getAttribute('aria-current')).toBe('true');
});

it('is not there where there is one language alone', () => {
  render(<LanguageSwitch content={content([{ language: 'en', path: '/about-us' }])} />);
  expect(screen.queryByRole('navigation')).toBeNull();
});
