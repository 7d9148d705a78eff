import { randomUUID } from 'node:crypto';
import { expect as expectAtOnce, test } from './fixtures/test.ts';
import { expectNoFault } from './steps/accessibility.ts';
import { openAs } from './steps/staff.ts';

test.describe.configure({ timeout: 120_000 });
const expect = expectAtOnce.configure({ timeout: 20_000 });

test('a school is found, corrected, and merged into the one that it is the same as', async ({
  page,
  request,
}) => {
  const { token } = await openAs(page, request, 'ADMIN', '/ops/schools');
  const headers = { authorization: `Bearer ${token}` };
  const me = await request.post('/graphql', { headers, data: { query: '{ me { id } }' } });
  const { id: userId } = ((await me.json()) as { data: { me: { id: string } } }).data.me;
  const word = `Q${randomUUID().replaceAll(/\W/g, '').slice(0, 10)}`;
  for (const newSchoolName of [`${word} High School`, `${word} Hgih School`]) {
    const answer = await request.post('/school-newSchoolCreation', {
      headers,
      data: {
        userId,
        newSchoolName,
        newSchoolStreetAddress: '1200 Cottonwood Drive',
        newSchoolCity: 'Boulder',
        newSchoolState: 'Colorado',
        newSchoolZipcode: '80302',
        newSchoolCountry: 'US',
      },
    });
    expect(answer.ok()).toBe(true);
  }
  await page.goto(`/ops/schools?search=${word}`);
  await page.getByRole('link', { name: `${word} Hgih School` }).click();
  await page.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: `Edit ${word} Hgih School` });
  await form.getByRole('textbox', { name: 'City' }).fill('Boulder 2');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Please enter a valid value here')).toBeVisible();
  await form.getByRole('textbox', { name: 'City' }).fill('Boulder');
  await form.getByRole('textbox', { name: 'Name' }).fill(`${word} High Sch`);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${word} High Sch`, exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Merge into another' }).click();
  const merge = page.getByRole('dialog', { name: `Merge ${word} High Sch` });
  await merge.getByRole('radio', { name: `${word} High School` }).check();
  await expectNoFault(page);
  await merge.getByRole('button', { name: `Merge into ${word} High School` }).click();
  await page.getByRole('button', { name: 'Merge', exact: true }).last().click();
  await expect(
    page.getByRole('heading', { level: 1, name: `${word} High School`, exact: true }),
  ).toBeVisible();
  const history = page.getByRole('list', { name: 'History' });
  await expect(history.getByText('merged another school into this school')).toBeVisible();
  await page.getByRole('link', { name: `${word} High Sch`, exact: true }).click();
  await expect(page.getByText('Merged', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit' })).toHaveCount(0);
  await expectNoFault(page);
});
