import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

/** Until the application has taken over what the server drew: from then on links lead on within it. */
export const applicationIsThere = (page: Page): Promise<void> =>
  expect(page.locator('[data-prerendered]')).toHaveCount(0);
