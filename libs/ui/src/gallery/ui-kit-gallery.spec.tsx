import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { LyceumProvider } from '../provider/lyceum-provider';
import { UiKitGallery } from './ui-kit-gallery';

test('every section of the gallery is there and can be reached from its contents', () => {
  render(
    <LyceumProvider brandName="Lyceum">
      <UiKitGallery />
    </LyceumProvider>,
  );
  const links = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole<HTMLAnchorElement>(
    'link',
  );
  expect(links.length).toBeGreaterThan(10);
  for (const link of links) {
    expect(document.querySelector(link.hash)?.querySelector('h2')?.textContent).toBeTruthy();
  }
  expect(document.title).toBe('UI kit · Lyceum');
});
