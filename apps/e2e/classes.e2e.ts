import { demoAccounts, expect, test } from './fixtures/test.ts';
import { expectNoFault } from './steps/accessibility.ts';
import { signInHere } from './steps/people.ts';

const classPath = '/lc-dashboard/WRITING-2026-A';

test('[174–182] a student hands in what they owe; who teaches them sees that it is new, opens it, and changes topic and material', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInHere(page, demoAccounts.student);
  await page.goto('/lc-grouplist');
  await page.getByRole('link', { name: 'Writing that is read' }).click();
  await expect(page).toHaveURL(classPath);
  const homework = page.getByRole('region', { name: 'Your homework' });
  const owed = homework.getByRole('listitem').filter({ hasText: 'Essay 3: A scene that shows' });
  const field = owed.getByLabel('Link to your work');
  await field.fill('not a link');
  await owed.getByRole('button', { name: 'Hand in' }).click();
  await expect(field).toHaveAccessibleDescription(/Enter an address/);
  await expect(field).toHaveValue('not a link');
  await page.context().setOffline(true);
  await field.fill('https://docs.example/a-scene');
  await owed.getByRole('button', { name: 'Hand in' }).click();
  await expect(owed.getByRole('alert')).toBeVisible();
  await expect(field).toHaveValue('https://docs.example/a-scene');
  await page.context().setOffline(false);
  await owed.getByRole('button', { name: 'Hand in' }).click();
  await expect(owed.getByRole('link', { name: 'Your work' })).toHaveAttribute(
    'href',
    'https://docs.example/a-scene',
  );
  await expect(owed).toContainText('Handed in late');

  const desk = await (await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })).newPage();
  await signInHere(desk, demoAccounts.teacher);
  await desk.goto(classPath);
  const lessons = desk.getByRole('region', { name: 'Lessons' });
  const third = lessons.getByRole('listitem').filter({ hasText: 'Lesson 3: A scene that shows' });
  await third.getByText('Lesson 3: A scene that shows').click();
  await third.getByRole('button', { name: 'Work of students' }).click();
  const work = third.getByRole('listitem').filter({ hasText: 'Mei Tanaka' });
  await expect(work).toContainText('New');
  await expectNoFault(desk);
  // The other page is none of ours.
  await desk.context().route('https://docs.example/**', (route) => route.fulfill({ body: 'A scene.' }));
  const other = desk.waitForEvent('popup');
  await work.getByRole('link').click();
  await (await other).close();
  await expect(work).toContainText('Looked at');

  await third.getByRole('button', { name: 'Add material' }).click();
  await third.getByLabel('Title').fill('Three scenes');
  await third.getByLabel('Link', { exact: true }).fill('https://docs.example/three-scenes');
  await third.getByRole('button', { name: 'Save' }).click();
  await expect(third.getByRole('link', { name: 'Three scenes' })).toBeVisible();
  await third.getByRole('button', { name: 'Change Three scenes' }).click();
  await third.getByLabel('Title').fill('Four scenes');
  await third.getByRole('button', { name: 'Save' }).click();
  await expect(third.getByRole('link', { name: 'Four scenes' })).toBeVisible();
  await expect(third.getByRole('link', { name: 'Three scenes' })).toHaveCount(0);
  await desk.context().close();

  await page.reload();
  await expect(owed).toContainText('Your teacher has looked at it.');
});
