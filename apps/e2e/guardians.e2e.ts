import { expect, test } from './fixtures/test.ts';
import { expectNoFault, expectNoSidewaysScrolling } from './steps/accessibility.ts';
import { createAccount, somebody, startSignedIn } from './steps/people.ts';

const bornOn = (years: number): string => `${String(new Date().getFullYear() - years)}-01-01`;

test('[172] a student’s code makes a guardian, who sees how they are getting on, until the student of 16 keeps a part to themselves', async ({
  browser,
  page,
  request,
}) => {
  const [mei, aiko] = [somebody('Mei'), somebody('Aiko')];
  const [student, guardian] = [
    await createAccount(request, { ...mei, dateOfBirth: bornOn(16) }),
    await createAccount(request, { ...aiko, dateOfBirth: bornOn(44) }),
  ];

  await startSignedIn(page, student);
  await page.goto('/settings#guardians');
  await page.getByRole('link', { name: 'See your guardians' }).click();
  await expect(page.getByText('Nobody does yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Make a code' }).click();
  const code = await page.getByRole('status', { name: 'Your code' }).locator('output').innerText();

  const context = await browser.newContext();
  const other = await context.newPage();
  await startSignedIn(other, guardian);
  await other.goto('/guardian');
  await other.getByLabel('The student’s code').fill(code.toLowerCase());
  await other.getByRole('button', { name: 'Become their guardian' }).click();
  await expect(other.getByRole('heading', { level: 2, name: `Mei ${mei.lastName}` })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Friends' })).toBeVisible();
  await expect(other.getByRole('region', { name: 'Friends' })).toContainText('0');
  await expectNoFault(other);
  await expectNoSidewaysScrolling(other);
  await other.reload();
  await expect(
    other.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Family' }),
  ).toBeVisible();

  await page.reload();
  await expect(
    page.getByRole('button', { name: `End that Aiko ${aiko.lastName} is your guardian` }),
  ).toBeVisible();
  await expectNoFault(page);
  await page.getByRole('switch', { name: 'Friends: Guardians see this' }).click({ force: true });
  await expect(page.getByText('Your guardians are not told this.')).toBeVisible();

  await other.reload();
  await expect(other.getByText('Mei keeps this to themselves.')).toBeVisible();
  await expect(other.getByRole('switch', { name: /Guardians see this/ })).toHaveCount(0);

  await page.getByRole('button', { name: `End that Aiko ${aiko.lastName} is your guardian` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End', exact: true }).click();
  await expect(page.getByText('Nobody does yet.')).toBeVisible();
  await other.reload();
  await expect(other.getByLabel('The student’s code')).toBeVisible();
  await expect(other.getByRole('heading', { level: 2, name: `Mei ${mei.lastName}` })).toHaveCount(0);
  await context.close();
});
