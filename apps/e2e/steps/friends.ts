import { type APIRequestContext, type Browser, expect, type Locator, type Page } from '@playwright/test';
import { createAccount, type Person, signInHere, somebody } from './people.ts';

/** Somebody signed in in a browser of their own. */
export interface Signed {
  readonly page: Page;
  readonly person: Person;
  readonly name: string;
}

/** Two people no other test knows, each in a browser of their own. */
export async function twoPeople(
  browser: Browser,
  request: APIRequestContext,
  baseURL: string | undefined,
): Promise<[Signed, Signed]> {
  return Promise.all([
    signedIn('Noor', browser, request, baseURL),
    signedIn('Ilse', browser, request, baseURL),
  ]);
}

/** Somebody no other test knows, in a browser of their own. */
export async function signedIn(
  firstName: string,
  browser: Browser,
  request: APIRequestContext,
  baseURL: string | undefined,
): Promise<Signed> {
  const person = somebody(firstName);
  await createAccount(request, person);
  const page = await (await browser.newContext({ baseURL })).newPage();
  await signInHere(page, person);
  return { page, person, name: `${person.firstName} ${person.lastName}` };
}

/** Opens somebody's card from the search over everything, and keeps it open. */
export async function openCard({ page }: Signed, { person, name }: Signed): Promise<Locator> {
  await page.goto(`/search?q=${encodeURIComponent(person.lastName)}`);
  await page.getByRole('link', { name }).press('ArrowDown');
  const card = page.getByRole('dialog', { name });
  await expect(card.getByText('Student').or(card.getByText('Member'))).toBeVisible();
  return card;
}

/** Makes the two friends, each on the other's card. */
export async function befriend(one: Signed, other: Signed): Promise<void> {
  const card = await openCard(one, other);
  await card.getByRole('button', { name: 'Add as friend', exact: true }).click();
  await expect(card.getByRole('button', { name: 'Request sent' })).toBeVisible();
  const others = await openCard(other, one);
  await others.getByRole('button', { name: 'Accept friend' }).click();
  await expect(others.getByRole('button', { name: 'Connected' })).toBeVisible();
}
