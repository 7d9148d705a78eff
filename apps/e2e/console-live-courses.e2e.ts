import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { demoAccounts, expect as expectAtOnce, test } from './fixtures/test.ts';
import { expectNoFault } from './steps/accessibility.ts';
import { createAccount, fetchToken, signInHere, somebody } from './steps/people.ts';
import { nameOf, openAs, rowsOf } from './steps/staff.ts';

test.describe.configure({ timeout: 120_000 });
const expect = expectAtOnce.configure({ timeout: 20_000 });

/** E-mails of students of the demo's crowd. */
async function demoStudents(request: APIRequestContext, count: number): Promise<string[]> {
  const token = await fetchToken(request, demoAccounts.admin);
  const filters = { roles: ['STUDENT'], isSuspended: false };
  const input = encodeURIComponent(JSON.stringify({ search: 'member-', filters, limit: count }));
  const answer = await request.get(`/trpc/users.list?input=${input}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { result } = (await answer.json()) as { result: { data: { rows: { email: string }[] } } };
  expect(result.data.rows).toHaveLength(count);
  return result.data.rows.map(({ email }) => email);
}

test('[187, 233] staff make a course with 12 lessons and enrol 30 people by CSV', async ({
  page,
  request,
}) => {
  await openAs(page, request, 'COURSE_ADMIN', '/ops/live-courses');
  const tag = `E${randomUUID().replaceAll('-', '').slice(0, 10).toUpperCase()}`;
  await page.getByRole('button', { name: 'New course' }).click();
  const course = page.getByRole('dialog', { name: 'New course' });
  await course.getByRole('textbox', { name: 'Code' }).fill(tag);
  await course.getByRole('textbox', { name: 'Name' }).fill('Essays that argue');
  await course.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Twelve lessons (12)' });
  await course.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Essays that argue' })).toBeVisible();

  await page.getByRole('button', { name: 'New class' }).click();
  const made = page.getByRole('dialog', { name: 'New class of Essays that argue' });
  await made.getByRole('textbox', { name: 'Code' }).fill(`${tag}-2027-A`);
  for (const day of ['Mon', 'Thu']) await made.getByText(day, { exact: true }).click();
  await made.getByLabel('First day').fill('2027-02-01');
  await made.getByLabel('Time', { exact: true }).fill('17:00');
  await made.getByRole('textbox', { name: 'Seats' }).fill('28');
  await made.getByRole('textbox', { name: 'Days without a lesson' }).fill('2027-02-15');
  await made.getByRole('button', { name: 'Show its lessons' }).click();
  await expect(made.getByRole('list', { name: 'Lessons' }).getByRole('listitem')).toHaveCount(12);
  await expectNoFault(page);
  await made.getByRole('button', { name: 'Create the class' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${tag}-2027-A` })).toBeVisible();
  await expect(rowsOf(page, 'Lessons')).toHaveCount(12);

  const members = await demoStudents(request, 30);
  await page.getByRole('button', { name: 'Enrol students' }).click();
  const form = page.getByRole('dialog', { name: `Enrol students in ${tag}-2027-A` });
  await form.locator('input[type=file]').setInputFiles({
    name: 'students.csv',
    mimeType: 'text/csv',
    // As a spreadsheet of Windows saves it.
    buffer: Buffer.from(
      `Name;E-mail\r\n${members.map((email) => `Zoë;${email}`).join('\r\n')}\r\nNobody;nobody-${tag}@example.com\r\n`,
      'latin1',
    ),
  });
  await form.getByRole('button', { name: 'Show what becomes of them' }).click();
  const preview = form.getByRole('region', { name: 'What would become of them' });
  await expect(preview.getByText('Nobody has an account of this email: 1')).toBeVisible();
  await expect(preview.getByText(`Line 32: nobody-${tag}@example.com`)).toBeVisible();
  await form.getByRole('button', { name: 'Enrol: 28 enrolled, 2 waiting' }).click();
  const done = form.getByRole('region', { name: 'What became of them' });
  await expect(done.getByText('Enrolled: 28')).toBeVisible();
  await form.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('28 of 28')).toBeVisible();
  await expect(rowsOf(page, 'Waiting list')).toHaveCount(2);
  const history = page.getByRole('list', { name: 'History' });
  await expect(history.getByText('enrolled people in this class')).toBeVisible();
  await expectNoFault(page);
});

test('[178, 233] a grown-up who enrols is let in by staff, and opens the report that staff send by the name of its file', async ({
  page,
  request,
  browser,
}) => {
  const person = somebody('Zora');
  const name = nameOf(person);
  await createAccount(request, person);
  const home = await browser.newContext();
  const own = await home.newPage();
  await signInHere(own, person);
  await own.goto('/live-course-p/WRITING');
  await own.getByRole('button', { name: 'Enrol' }).click();
  await expect(own.getByText('Our staff look at it before you are enrolled.')).toBeVisible();

  await openAs(page, request, 'COURSE_ADMIN', '/ops/classes/asking');
  await page.getByRole('searchbox', { name: 'Search by name or class' }).fill(person.lastName);
  await expect(rowsOf(page, 'Who asks to come into a class')).toHaveCount(1);
  await expectNoFault(page);
  await page.getByRole('button', { name: `Let in ${name}` }).click();
  await expect(page.getByText(`${name} is in WRITING-2027-B now.`)).toBeVisible();
  await own.goto('/lc-dashboard/WRITING-2027-B');
  await expect(own.getByRole('heading', { level: 1, name: 'Writing that is read' })).toBeVisible();

  const file = { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: await page.pdf() };
  await page.goto('/ops/classes');
  await page.getByRole('link', { name: 'WRITING-2027-B' }).click();
  await page.getByRole('button', { name: 'Send reports' }).click();
  const form = page.getByRole('dialog', { name: 'Send reports of WRITING-2027-B' });
  await form.locator('input[type=file]').setInputFiles([file, { ...file, name: 'nobody.pdf' }]);
  await expect(form.getByText('No student is named like this')).toBeVisible();
  await expectNoFault(page);
  await form.getByRole('button', { name: 'Send 1 report' }).click();
  await expect(form.getByRole('region', { name: 'What became of the files' })).toContainText('Sent: 1');

  await own.reload();
  const report = own.getByRole('region', { name: 'Report' });
  const download = own.waitForEvent('download');
  await report.getByRole('button').click();
  expect((await download).suggestedFilename()).toBe('Report.pdf');
  await expectNoFault(own);
  await home.close();
});
