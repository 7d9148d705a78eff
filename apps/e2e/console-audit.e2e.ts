import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect as expectAtOnce, test } from './fixtures/test.ts';
import { expectNoFault } from './steps/accessibility.ts';
import { createAccount, type Person, somebody } from './steps/people.ts';
import { nameOf, rowsOf, startAsStaff } from './steps/staff.ts';

test.describe.configure({ timeout: 120_000 });
const expect = expectAtOnce.configure({ timeout: 20_000 });

async function openUser(page: Page, person: Person): Promise<void> {
  await page.goto(`/ops/users?search=${person.email}`);
  await rowsOf(page, 'Users')
    .getByRole('link', { name: nameOf(person) })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: nameOf(person) })).toBeVisible();
}

/** Gives the reason the open drawer asks for, and sends it. */
async function decide(page: Page, title: string, action: string, reason: string): Promise<void> {
  const drawer = page.getByRole('dialog', { name: title });
  await drawer.getByRole('textbox', { name: 'Reason' }).fill(reason);
  await drawer.getByRole('button', { name: action }).click();
  await expect(drawer).toBeHidden();
}

test('[238] an admin suspends somebody, lets them in again, and finds both in the audit log and in its file', async ({
  page,
  request,
}) => {
  const person = somebody('Nadia');
  await createAccount(request, person);
  const { person: admin } = await startAsStaff(page, request, ['ADMIN']);
  // Nobody is offered to suspend themselves.
  await openUser(page, admin);
  await expect(page.getByRole('button', { name: 'Edit roles' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Suspend…' })).toHaveCount(0);
  await openUser(page, person);
  await page.getByRole('button', { name: 'Suspend…' }).click();
  await expectNoFault(page);
  await decide(page, 'Suspend account', 'Suspend account', 'Sells watches.');
  await page.getByRole('button', { name: 'Let in again' }).click();
  await decide(page, 'Let in again', 'Let in again', 'Sold the last one.');
  await expect(page.getByRole('button', { name: 'Suspend…' })).toBeVisible();

  await page.goto('/ops/audit');
  await page.getByRole('searchbox', { name: 'Search by who, action or target' }).fill(person.lastName);
  await page.getByRole('button', { name: 'Action', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Suspended …, or let them in again' }).check();
  await page.getByRole('button', { name: 'Apply' }).click();
  const rows = rowsOf(page, 'Audit log');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText(`let ${nameOf(person)} in again`);
  const suspended = rows.last();
  for (const words of [nameOf(admin), `suspended ${nameOf(person)}`])
    await expect(suspended).toContainText(words);

  await suspended.getByRole('link').first().click();
  await expect(page.getByRole('row', { name: /^Reason/ })).toContainText('Sells watches.');
  await expectNoFault(page);
  await page.goBack();
  await expect(rows).toHaveCount(2);

  const address = new URL(page.url());
  address.searchParams.set('columns', 'createdAt,actor,action,target,after');
  await page.goto(address.href);
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'CSV' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split(/\r?\n/);
  expect(lines).toHaveLength(3);
  const line = lines.find((text) => text.includes('Sells watches.'));
  for (const words of [nameOf(admin), nameOf(person), 'Suspended …, or let them in again'])
    expect(line).toContain(words);
});
