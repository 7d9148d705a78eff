import { expect, test } from './fixtures/test.ts';
import { expectNoFault, expectNoSidewaysScrolling } from './steps/accessibility.ts';
import { nthMailTo } from './steps/mails.ts';
import { somebody } from './steps/people.ts';
import { rowsOf, startAsStaff } from './steps/staff.ts';

test('a visitor writes by the form, also over a lost network; staff take it, note, answer by mail and close it', async ({
  browser,
  page,
  request,
}) => {
  const { email } = somebody('Salma');
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/contact?topic=COURSES&about=SPEAKING');
  const form = page.getByRole('region', { name: 'Write to us' });
  await expect(form.getByLabel('What is it about?')).toHaveValue('COURSES');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Required');
  await form.getByLabel('Name').fill('Salma Idrissi');
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('What is it about?').selectOption('Something that is not safe');
  await expect(form.getByText('call the emergency number')).toBeVisible();
  await form.getByLabel('What is it about?').selectOption('Courses and live classes');
  await form.getByLabel('What you would like to say').fill('Is the class in public speaking right for her?');
  await expectNoSidewaysScrolling(page);
  await expectNoFault(page);
  await page.context().setOffline(true);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByRole('alert')).toBeVisible();
  await page.context().setOffline(false);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByRole('heading', { name: 'We have it' })).toBeFocused();
  await expect(form.getByText(`The answer goes to ${email}.`)).toBeVisible();

  const context = await browser.newContext();
  const desk = await context.newPage();
  await startAsStaff(desk, request, ['SALES_TEAM']);
  await desk.goto(`/ops/enquiries?search=${encodeURIComponent(email)}`);
  await expect(rowsOf(desk, 'Enquiries')).toHaveCount(1);
  await desk.keyboard.press('j');
  await desk.keyboard.press('Enter');
  await expect(desk.getByRole('heading', { level: 1, name: 'Salma Idrissi' })).toBeVisible();
  await desk.getByRole('button', { name: 'Take' }).click();
  await expect(desk.getByRole('button', { name: 'Give back' })).toBeVisible();
  await desk.getByRole('button', { name: 'Note' }).click();
  await desk.getByRole('textbox', { name: 'Note' }).fill('Asked the teacher.');
  await desk.getByRole('button', { name: 'Keep note' }).click();
  await expect(desk.getByRole('region', { name: 'Notes and answers' })).toContainText('Asked the teacher.');
  await desk.getByRole('button', { name: 'Answer', exact: true }).click();
  const drawer = desk.getByRole('dialog', { name: 'Answer Salma Idrissi' });
  await drawer.getByRole('button', { name: 'About a class' }).click();
  await expect(drawer.getByRole('textbox', { name: 'Answer' })).toHaveValue(/Thank you for your interest/);
  await expectNoFault(desk);
  await drawer.getByRole('textbox', { name: 'Answer' }).fill('Yes, it begins with the first steps.');
  await drawer.getByRole('button', { name: 'Send answer' }).click();
  const mail = await nthMailTo(request, email);
  expect(mail.text).toContain('Yes, it begins with the first steps.');
  expect(mail.text).toContain('Is the class in public speaking right for her?');
  expect(mail.text).not.toContain('Asked the teacher.');
  await desk.getByRole('main').getByRole('button', { name: 'Close', exact: true }).click();
  await expect(desk.getByRole('button', { name: 'Open again' })).toBeVisible();
  await expectNoFault(desk);
  await context.close();
});
