import type { Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';

/** Signs in on the page that stands in for Google's, as this person; the browser is sent back to us then. */
export async function continueAtGoogle(
  page: Page,
  person: { email: string; firstName: string; lastName: string },
): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Sign in to Google' })).toBeVisible();
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByRole('button', { name: 'Continue' }).click();
}

/** Says who somebody is who comes for the first time (checklist lines 41, 166). */
export async function sayWhoTheyAre(page: Page, role: 'Student' | 'Educator' = 'Student'): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /^Welcome, / })).toBeVisible();
  await page.getByRole('radio', { name: role }).check();
  await page.getByLabel('Date of birth').fill('1999-12-31');
  await page.getByLabel('Country you live in').selectOption('NZ');
  await page.getByRole('button', { name: 'Go on' }).click();
}

/** Changes one's mind there. */
export async function cancelAtGoogle(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cancel' }).click();
}
