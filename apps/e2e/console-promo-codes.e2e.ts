import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { demoAccounts, expect, test } from './fixtures/test.ts';
import { createAccount, fetchToken, giveRoles, somebody, startSignedIn } from './steps/people.ts';

/** Somebody of the staff no other test knows, signed in. */
async function startAs(role: string, page: Page, request: APIRequestContext): Promise<void> {
  const person = somebody('Sam');
  await createAccount(request, person);
  await giveRoles(request, person.email, [role]);
  await startSignedIn(page, await fetchToken(request, person));
}

const startAsSales = (page: Page, request: APIRequestContext) => startAs('SALES_TEAM', page, request);

/** A word no other test has in its names; codes are made of it. */
const ownWord = (): string =>
  `fair-${randomUUID()
    .replaceAll(/[^a-f]/g, '')
    .slice(0, 10)}`;

/** Makes a code with a name and a percentage alone, and answers how it is called. */
async function makeCode(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'New code' }).first().click();
  const drawer = page.getByRole('dialog', { name: 'New promo code' });
  await drawer.getByLabel('Name').fill(name);
  await drawer.getByLabel('Percent off').fill('20');
  await expect(drawer.getByLabel('Code', { exact: true })).toHaveValue(/-20-\w{3}$/);
  const code = await drawer.getByLabel('Code', { exact: true }).inputValue();
  await page.keyboard.press('Enter');
  await expect(drawer).toBeHidden();
  return code;
}

const rowsOf = (page: Page) =>
  page.getByRole('table', { name: 'Promo codes' }).locator('tbody').getByRole('row');

test.describe('promo codes', () => {
  test('[17, 228] a sales person makes one with a name and a percentage, changes it, and takes a change back', async ({
    page,
    request,
  }) => {
    await startAsSales(page, request);
    const name = ownWord();
    await page.goto(`/ops/promo-codes?search=${name}`);
    const code = await makeCode(page, name);
    expect(code.startsWith(name.toUpperCase())).toBe(true);
    await rowsOf(page).getByRole('link', { name: code }).click();
    await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Facts' })).toContainText('20 % off');

    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: `Edit ${code}` });
    await drawer.getByText('Fixed amount').click();
    await drawer.getByLabel('Amount off').fill('49.9');
    await drawer.getByLabel('Uses in all').fill('3');
    await drawer.getByRole('button', { name: 'Save' }).click();
    await expect(drawer).toBeHidden();
    const facts = page.getByRole('complementary', { name: 'Facts' });
    await expect(facts).toContainText('$49.90 off');
    await expect(facts).toContainText('0 of 3');
    await expect(page.getByRole('list', { name: 'History' })).toContainText('Usage limit: – → 3');

    await page.getByRole('button', { name: 'Disable', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Enable', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Disable', exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Duplicate' }).click();
    const copy = page.getByRole('dialog', { name: 'New promo code' });
    await expect(copy.getByLabel('Amount off')).toHaveValue('49.90');
    await copy.getByRole('button', { name: 'Cancel' }).click();
    await expect(copy).toBeHidden();
    await page.goto(`/ops/promo-codes?search=${name}`);
    await expect(rowsOf(page)).toHaveCount(1);
    await rowsOf(page).getByRole('link', { name: code }).click();

    await page.getByRole('button', { name: 'Duplicate' }).click();
    const copied = await copy.getByLabel('Code', { exact: true }).inputValue();
    await copy.getByLabel('Code', { exact: true }).fill(code);
    await copy.getByRole('button', { name: 'Make the code' }).click();
    await expect(copy.getByText(`There is a promo code ${code} already.`)).toBeVisible();
    await expect(copy.getByLabel('Code', { exact: true })).toBeFocused();
    await copy.getByLabel('Code', { exact: true }).fill(copied);
    await copy.getByRole('button', { name: 'Make the code' }).click();
    await expect(page.getByRole('heading', { level: 1, name: copied })).toBeVisible();
    await expect(page.getByText('Not used yet')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Redemptions over time' })).toHaveCount(0);
    await page.getByRole('link', { name: 'Promo codes' }).last().click();
    await expect(rowsOf(page)).toHaveCount(2);
  });

  test('[17, 228] both panels lead a sales person here: others’ codes are read and copied, faults said at their fields, and many made of a pattern', async ({
    page,
    request,
  }) => {
    test.slow();
    await startAsSales(page, request);
    await test.step('[17, 228] both panels lead a sales person here, where others’ codes are to be read and copied', async () => {
      for (const panel of ['/promocodepanel', '/promocodepanelold']) {
        await page.goto(panel);
        await expect(page).toHaveURL('/ops/promo-codes');
        await expect(page.getByRole('heading', { level: 1, name: 'Promo codes' })).toBeVisible();
      }
      await page.goto('/ops/promo-codes?search=SCHOLARSHIP');
      await rowsOf(page).getByRole('link', { name: 'SCHOLARSHIP', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Duplicate' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Edit', exact: true })).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Disable', exact: true })).toHaveCount(0);
    });
    await test.step('[228] what is wrong is said at its field, also where it was folded away', async () => {
      await page.goto('/ops/promo-codes');
      await page.getByRole('button', { name: 'New code' }).first().click();
      const drawer = page.getByRole('dialog', { name: 'New promo code' });
      await drawer.getByLabel('Name').fill(ownWord());
      await drawer.getByLabel('Percent off').fill('120');
      await drawer.getByRole('button', { name: 'Make the code' }).click();
      await expect(drawer.getByText('At most 100 %.')).toBeVisible();
      await expect(drawer.getByLabel('Percent off')).toBeFocused();
      await drawer.getByLabel('Percent off').fill('100');
      await drawer.getByRole('button', { name: 'Limits, dates, products' }).click();
      await drawer.getByLabel('Minimum price').fill('100');
      await drawer.getByRole('button', { name: 'Limits, dates, products' }).click();
      await drawer.getByRole('button', { name: 'Make the code' }).click();
      await expect(drawer.getByText('An amount needs its currency.')).toBeVisible();
    });
    await test.step('[228] many are made of a pattern after a preview, taken as a file, and disabled together', async () => {
      await page.goto('/ops/promo-codes');
      await page.getByRole('button', { name: 'Make many' }).click();
      const drawer = page.getByRole('dialog', { name: 'Make many codes' });
      const word = ownWord().toUpperCase();
      await drawer.getByLabel('Name').fill(word);
      await drawer.getByLabel('Percent off').fill('15');
      await drawer.getByLabel('Pattern').fill(`${word}-#?`);
      await expect(drawer.getByRole('list', { name: 'Examples' })).toContainText(`${word}-`);
      await expect(drawer.getByText('There are 230 codes of this pattern.')).toBeVisible();
      await drawer.getByLabel(/^How many/).fill('12');
      await drawer.getByRole('button', { name: 'Make the codes' }).click();
      await expect(drawer.getByText('12 codes are made')).toBeVisible();
      const downloading = page.waitForEvent('download');
      await drawer.getByRole('button', { name: 'Download CSV' }).click();
      const lines = (await readFile(await (await downloading).path(), 'utf8')).trim().split('\r\n');
      expect(lines[0]).toBe('code');
      expect(new Set(lines.slice(1)).size).toBe(12);
      for (const line of lines.slice(1)) expect(line).toMatch(new RegExp(`^${word}-\\d\\w$`));

      await drawer.getByRole('link', { name: 'Show in the list' }).click();
      await expect(rowsOf(page)).toHaveCount(12);
      await page.getByRole('checkbox', { name: `Select ${lines[1] ?? ''}` }).check();
      await page.getByRole('checkbox', { name: `Select ${lines[2] ?? ''}` }).check();
      await page.getByRole('button', { name: 'Disable', exact: true }).click();
      await expect(rowsOf(page).filter({ hasText: 'Disabled' })).toHaveCount(2);
    });
  });

  test('[225, 228] a list of emails gets a code each: what is wrong in it is told, the mails go out, the codes are a file', async ({
    page,
    request,
  }) => {
    await startSignedIn(page, await fetchToken(request, demoAccounts.admin));
    await page.goto('/ops/promo-codes');
    await page.getByRole('button', { name: 'By email' }).click();
    const drawer = page.getByRole('dialog', { name: 'Codes by email' });
    const word = ownWord();
    await drawer.getByLabel('Name').fill(word);
    await drawer.getByLabel('Percent off').fill('15');
    await drawer
      .getByLabel('Emails')
      .fill(`${word}-ann@lyceum.example\nnobody@@x\n${word}-bo@lyceum.example\n${word}-ann@lyceum.example`);
    await drawer.getByRole('button', { name: 'Look at the list' }).click();
    const preview = drawer.getByRole('region', { name: 'Who gets a code' });
    await expect(preview.getByText('Get a code: 2')).toBeVisible();
    await expect(preview.getByText('Line 2: nobody@@x')).toBeVisible();
    await expect(preview.getByText('1 stood there more than once and counts once.')).toBeVisible();
    await drawer.getByRole('button', { name: 'Make and mail 2 codes' }).click();
    await expect(drawer.getByText('2 codes are made')).toBeVisible();
    await expect(drawer.getByText('2 of 2 mails sent')).toBeVisible({ timeout: 20_000 });
    const downloading = page.waitForEvent('download');
    await drawer.getByRole('button', { name: 'Download CSV' }).click();
    const [head, ...lines] = (await readFile(await (await downloading).path(), 'utf8')).trim().split('\r\n');
    expect(head).toBe('code,email');
    expect(lines.map((line) => line.split(',')[1])).toEqual([
      `${word}-ann@lyceum.example`,
      `${word}-bo@lyceum.example`,
    ]);
    await drawer.getByRole('link', { name: 'Show in the list' }).click();
    await expect(rowsOf(page)).toHaveCount(2);
    await expect(rowsOf(page).filter({ hasText: `${word}-bo@lyceum.example` })).toContainText('Sent');
  });

  test('[225, 228] uses stand in a list, in a chart by days, and in a table of the same numbers', async ({
    page,
    request,
  }) => {
    await startSignedIn(page, await fetchToken(request, demoAccounts.admin));
    await page.goto('/ops/promo-codes?search=SCHOLARSHIP');
    await rowsOf(page).getByRole('link', { name: 'SCHOLARSHIP', exact: true }).click();
    await expect(page.getByText('Used up')).toBeVisible();
    await expect(page.getByRole('img', { name: /^5 redemptions, by days in/ })).toBeVisible();
    await page.getByText('Table', { exact: true }).click();
    const days = page.getByRole('table', { name: 'Redemptions by day' }).locator('tbody').getByRole('row');
    await expect(days).toHaveCount(30);
    await page.getByRole('combobox', { name: 'Days' }).selectOption('Last 7 days');
    await expect(days).toHaveCount(7);
    const uses = page.getByRole('table', { name: 'Uses' }).locator('tbody').getByRole('row');
    await expect(uses).toHaveCount(5);
    await expect(uses.first()).toContainText('$1,500.00');
    await expect(uses.first()).toContainText('Succeeded');
  });
});
