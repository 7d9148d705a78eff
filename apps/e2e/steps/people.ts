import { randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse, Page } from '@playwright/test';
import { demoAccounts, expect } from '../fixtures/test.ts';
import { codeIn, nthMailTo } from './mails.ts';

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface Person extends Credentials {
  readonly firstName: string;
  readonly lastName: string;
  /** `YYYY-MM-DD` */
  readonly dateOfBirth: string;
}

/** Somebody no other test knows: tests run at the same time on one database. */
export function somebody(firstName = 'Noor'): Person {
  // Letters alone, and too many of them for the search to think that two are alike.
  const letters = randomUUID().replaceAll(/\W/g, '').slice(0, 16);
  const lastName = `Test-${letters.replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;
  return {
    firstName,
    lastName,
    email: `${randomUUID()}@example.com`,
    password: 'a walk under trees',
    dateOfBirth: '1999-12-31',
  };
}

/** Fills and sends the sign-up form of the page. */
export async function signUp(page: Page, person: Person): Promise<void> {
  await page.goto('/signup');
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Date of birth').fill(person.dateOfBirth);
  await page.getByRole('button', { name: 'Create account' }).click();
}

/** Fills and sends the login form the page shows. */
export async function fillLogin(page: Page, { email, password }: Credentials): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/**
 * Makes an account without a browser: signed up, email confirmed by the link in the mail, and, unless told otherwise,
 * the terms agreed to. @returns a token
 */
export async function createAccount(
  request: APIRequestContext,
  person: Person,
  { agreesToTerms = true } = {},
): Promise<string> {
  expect((await request.post('/auth/sign-up', { data: person })).ok()).toBe(true);
  const code = codeIn(await nthMailTo(request, person.email));
  const confirmed = await request.post('/auth/confirm-email', { data: { code } });
  expect(confirmed.ok()).toBe(true);
  // Who signed up here is signed in by the link, unless somebody else is signed in already.
  const { data } = (await confirmed.json()) as { data: { token?: string } };
  const token = data.token ?? (await fetchToken(request, person));
  if (agreesToTerms) await agreeToTerms(request, token);
  return token;
}

/** Agrees to the present terms in the name of the token's user. */
export async function agreeToTerms(request: APIRequestContext, token: string): Promise<void> {
  const ask = async (query: string, variables = {}): Promise<Record<string, unknown>> => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await request.post('/graphql', { headers, data: { query, variables } });
    const { data, errors } = (await answer.json()) as { data: Record<string, unknown>; errors?: unknown };
    expect(errors).toBeUndefined();
    return data;
  };
  const { me, terms } = (await ask('{ me { id } terms { version } }')) as {
    me: { id: string };
    terms: { version: string };
  };
  await ask(
    'mutation ($id: ID!, $version: String!) { agreeToTerms(userId: $id, version: $version) { agreed } }',
    {
      id: me.id,
      version: terms.version,
    },
  );
}

/** A token of an account that exists. */
export async function fetchToken(request: APIRequestContext, account: Credentials): Promise<string> {
  return tokenOf(await request.post('/auth/sign-in', { data: account }));
}

async function tokenOf(response: Pick<APIResponse, 'ok' | 'json' | 'text'>): Promise<string> {
  expect(response.ok(), await response.text()).toBe(true);
  const { data } = (await response.json()) as { data: { token: string } };
  return data.token;
}

/** The page's next load finds this session in local storage, once: what the page does to it then stays done. */
export async function startSignedIn(page: Page, token: string): Promise<void> {
  await page.addInitScript((value) => {
    if (sessionStorage.getItem('signed-in-by-test')) return;
    sessionStorage.setItem('signed-in-by-test', 'yes');
    localStorage.setItem('token', value);
    localStorage.setItem('timestamp', String(Date.now()));
  }, token);
}

/** Signs an account in as the login form does, cookie and all, without a look at it. @returns the token */
export async function signInHere(page: Page, account: Credentials): Promise<string> {
  const token = await fetchToken(page.request, account);
  await startSignedIn(page, token);
  return token;
}

let staffToken: { readonly token: Promise<string>; readonly until: number } | undefined;

/** The demo admin's, once a worker and while it is valid: no account signs in many times at once. */
function fetchStaffToken(request: APIRequestContext): Promise<string> {
  if (staffToken === undefined || staffToken.until < Date.now()) {
    const token = fetchToken(request, demoAccounts.admin);
    staffToken = { token, until: Date.now() + 10 * 60_000 };
    token.catch(() => (staffToken = undefined));
  }
  return staffToken.token;
}

/** Gives an account these roles, as staff do in the console. */
export async function giveRoles(
  request: APIRequestContext,
  email: string,
  roles: readonly string[],
): Promise<void> {
  const staff = await fetchStaffToken(request);
  const headers = { authorization: `Bearer ${staff}` };
  const input = encodeURIComponent(JSON.stringify({ search: email }));
  const list = await request.get(`/trpc/users.list?input=${input}`, { headers });
  const page = (await list.json()) as { result: { data: { rows: { id: string; roles: string[] }[] } } };
  const [row] = page.result.data.rows;
  if (!row) throw new Error(`There is no user ${email}.`);
  const data = { userId: row.id, roles, expectedRoles: row.roles };
  const saved = await request.post('/trpc/users.setRoles', { headers, data });
  expect(saved.ok()).toBe(true);
}

/** The home of somebody who is signed in greets them by their name. */
export async function expectHomeOf(page: Page, { firstName }: { readonly firstName: string }): Promise<void> {
  const name = new RegExp(`^Good (morning|afternoon|evening), ${firstName}$`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}
