import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from '../fixtures/test.ts';
import { createAccount, fetchToken, giveRoles, type Person, somebody, startSignedIn } from './people.ts';

export const nameOf = ({ firstName, lastName }: Person): string => `${firstName} ${lastName}`;

/** Rows of a list, by its title. */
export const rowsOf = (page: Page, table: string) =>
  page.getByRole('table', { name: table }).locator('tbody').getByRole('row');

/** A member of staff of the test's own, logged in on the page: saved views and history are theirs. */
export async function startAsStaff(
  page: Page,
  request: APIRequestContext,
  roles: string[],
): Promise<{ person: Person; token: string }> {
  const person = somebody('Ingrid');
  await createAccount(request, person);
  await giveRoles(request, person.email, roles);
  const token = await fetchToken(request, person);
  await startSignedIn(page, token);
  return { person, token };
}

/** Opens a page of the console as somebody of the test's own who holds just this role. */
export async function openAs(
  page: Page,
  request: APIRequestContext,
  role: string,
  path: `/ops/${string}`,
): Promise<{ token: string; email: string }> {
  const { person, token } = await startAsStaff(page, request, [role]);
  await page.goto(path);
  return { token, email: person.email };
}

/** The section is not shown to this role: not in the navigation, and not by its address. */
export async function expectRefused(page: Page, section: string): Promise<void> {
  await expect(
    page.getByRole('heading', { level: 1, name: `${section}: not with your roles` }),
  ).toBeVisible();
  const navigation = page.getByRole('navigation', { name: 'Console' });
  await expect(navigation.getByRole('link', { name: 'Users' })).toBeVisible();
  await expect(navigation.getByRole('link', { name: section })).toHaveCount(0);
}
