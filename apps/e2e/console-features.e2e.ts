import { randomUUID } from 'node:crypto';
import { expect as expectAtOnce, test } from './fixtures/test.ts';
import { expectNoFault } from './steps/accessibility.ts';
import { createAccount, somebody } from './steps/people.ts';
import { expectRefused, openAs } from './steps/staff.ts';

test.describe.configure({ timeout: 120_000 });
const expect = expectAtOnce.configure({ timeout: 20_000 });

const uniqueName = (): string => `Feature-${randomUUID().slice(0, 8)}`;

test('[12, 231] a feature is made, filled from a CSV file as previewed, and its people land where it says', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  await openAs(page, request, 'NEXUS_ADMIN', '/ops/features');
  const name = uniqueName();
  await page.getByRole('button', { name: 'New feature' }).click();
  const drawer = page.getByRole('dialog', { name: 'New feature' });
  await drawer.getByRole('textbox', { name: 'Name' }).fill(name);
  await drawer.getByRole('textbox', { name: 'Landing path' }).fill('//evil.example');
  await drawer.getByRole('button', { name: 'Make the feature' }).click();
  await expect(drawer.getByText('Use a path of this site, such as /courses.')).toBeVisible();
  await drawer.getByRole('textbox', { name: 'Landing path' }).fill('/courses');
  await drawer.getByRole('button', { name: 'Make the feature' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Nobody yet')).toBeVisible();

  const member = somebody('Lena');
  await createAccount(request, member);
  await page.getByRole('button', { name: 'Add or remove people' }).click();
  const form = page.getByRole('dialog', { name: 'Add or remove people' });
  await form.locator('input[type=file]').setInputFiles({
    name: 'people.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Name,Email\nLena,${member.email}\nNobody,not an email\nBen,ben-${name}@example.com\n`,
    ),
  });
  await form.getByRole('button', { name: 'Show what changes' }).click();
  const preview = form.getByRole('region', { name: 'What changes' });
  await expect(preview.getByText('Will be added: 2')).toBeVisible();
  await expect(preview.getByText('Line 3: not an email')).toBeVisible();
  await form.getByRole('button', { name: 'Apply: 2 added' }).click();
  await expect(form).toBeHidden();
  const people = page.getByRole('table', { name: 'Extra users' }).locator('tbody').getByRole('row');
  await expect(people).toHaveCount(2);
  await expect(people.filter({ hasText: member.email })).toHaveCount(1);
  // Who has an account is for those whose work accounts are.
  await expect(page.getByRole('columnheader', { name: 'Account' })).toHaveCount(0);
  await expectNoFault(page);

  const context = await browser.newContext({ baseURL });
  const answer = await request.post('/auth/sign-in', { data: member });
  const { data } = (await answer.json()) as { data: { token: string } };
  const asked = await request.post('/graphql', {
    headers: { authorization: `Bearer ${data.token}` },
    data: { query: `{ getFeatureLanding(featureName: "${name}") }` },
  });
  expect(await asked.json()).toEqual({ data: { getFeatureLanding: '/courses' } });
  await context.close();
});

test('[231] a preview that somebody else overtook is made anew, and applied as it is then', async ({
  page,
  request,
}) => {
  const { token } = await openAs(page, request, 'COURSE_ADMIN', '/ops/features');
  const headers = { authorization: `Bearer ${token}` };
  const name = uniqueName();
  const made = await request.post('/trpc/features.create', { headers, data: { name, landingPath: null } });
  const { id } = ((await made.json()) as { result: { data: { id: string } } }).result.data;
  await page.goto(`/ops/features/${id}`);
  await page.getByRole('button', { name: 'Add or remove people' }).click();
  const form = page.getByRole('dialog', { name: 'Add or remove people' });
  await form.getByRole('textbox', { name: 'Emails' }).fill('ada@example.com, ben@example.com');
  await form.getByRole('button', { name: 'Show what changes' }).click();
  await expect(form.getByText('Will be added: 2')).toBeVisible();

  const data = { featureId: id, emails: ['ada@example.com'], revision: 0 };
  expect((await request.post('/trpc/features.addEmails', { headers, data })).ok()).toBe(true);
  await form.getByRole('button', { name: 'Apply: 2 added' }).click();
  await expect(form.getByRole('alert')).toContainText('Someone changed this list in the meantime.');
  await expect(form.getByText('Already there: 1')).toBeVisible();
  await form.getByRole('button', { name: 'Apply: 1 added' }).click();
  await expect(form).toBeHidden();

  const rows = page.getByRole('table', { name: 'Extra users' }).locator('tbody').getByRole('row');
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove ada@example.com' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).last().click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(2);
});

test('[17, 231] who may only read sees no button that changes, and sales staff see nothing of it', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  await openAs(page, request, 'BUSINESS_DEVELOPMENT', '/ops/features?search=SaudiLicwUsers');
  const link = page.getByRole('link', { name: 'SaudiLicwUsers' });
  await expect(link).toBeVisible();
  await expect(page.getByRole('button', { name: 'New feature' })).toHaveCount(0);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'SaudiLicwUsers' })).toBeVisible();
  await expect(page.getByRole('cell', { name: 'member-1@lyceum.example' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add or remove people' })).toHaveCount(0);

  const context = await browser.newContext({ baseURL });
  const other = await context.newPage();
  await openAs(other, request, 'SALES_TEAM', '/ops/features');
  await expectRefused(other, 'Features');
  await context.close();
});
