import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import ical from 'node-ical';
import { demoAccounts, expect, test } from './fixtures/test.ts';
import { expectNoFault } from './steps/accessibility.ts';
import { signInHere } from './steps/people.ts';
import { checkReceipt } from './steps/receipts.ts';

const classPath = '/lc-dashboard/WRITING-2026-A';

/** Downloads the receipt of what was just handed in, and checks it by the script of the documentation. */
async function expectReceipt(page: Page, owed: Locator, folder: string): Promise<void> {
  await owed.getByRole('button', { name: 'Show everything handed in' }).click();
  const download = page.waitForEvent('download');
  await owed.getByRole('button', { name: 'Download receipt' }).click();
  const receipt = await readFile(await (await download).path(), 'utf8');
  const keys = await (await page.request.get('/receipts/keys.json')).text();
  const said = await checkReceipt(folder, receipt, keys);
  for (const words of ['GENUINE', `student: 'Mei Tanaka'`, `link: 'https://docs.example/a-scene'`])
    expect(said).toContain(words);
  const forged = receipt.replace(/\.[\w-]+(?=",)/, '.AAAA');
  await expect(checkReceipt(folder, forged, keys)).rejects.toThrow('REFUSED');
  const visit = page.waitForEvent('popup');
  await owed.getByRole('link', { name: 'Receipt of what was handed in' }).click();
  const shown = await visit;
  await expect(shown.getByRole('region', { name: 'This receipt is genuine.' })).toBeVisible();
  await expectNoFault(shown);
  await shown.close();
}

/** A document of two pages. */
async function paperOf(page: Page): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const paper = await page.context().newPage();
  await paper.setContent('<h1>A scene</h1><h1 style="break-before: page">The end of it</h1>');
  const buffer = await paper.pdf();
  await paper.close();
  return { name: 'scene.pdf', mimeType: 'application/pdf', buffer };
}

/** The student hands in a document instead; who teaches says something at a place of its second page, which the student sees there. */
async function expectPages(page: Page, desk: Page, owed: Locator): Promise<void> {
  await page.goto(classPath);
  await owed.getByRole('button', { name: 'Replace what you handed in' }).click();
  await owed.locator('input[type=file]').setInputFiles(await paperOf(page));
  await owed.getByRole('button', { name: 'Hand in scene.pdf' }).click();
  await expect(owed.getByRole('button', { name: 'Save scene.pdf' })).toBeVisible();
  await desk.goto('/to-look-at');
  const work = desk.getByRole('region', { name: 'A scene that shows' });
  const next = desk.getByRole('button', { name: 'Next', exact: true });
  await expect(next).toBeVisible();
  while (!(await work.getByText('Mei Tanaka').isVisible())) await next.click();
  const second = work.getByRole('listitem').filter({ hasText: 'Page 2 of 2' });
  // Drawn, with its words for who cannot see the drawing.
  await second.scrollIntoViewIfNeeded();
  await expect(second).toContainText('The end of it');
  await second.locator('canvas').click({ position: { x: 40, y: 40 } });
  await work.getByLabel('What do you say of this place?').fill('Does it have to end here?');
  await expectNoFault(desk);
  await work.getByRole('button', { name: 'Save' }).click();
  await expect(second).toContainText('1');
  await page.goto(classPath);
  await owed.getByRole('button', { name: 'Comments on your file' }).click();
  await expect(owed.getByText('Does it have to end here?')).toBeVisible();
  await expect(owed.getByText('Page 2 ·')).toBeVisible();
}

/** Follows the navigation to the calendar, makes an address of it, and reads that as other programs do. */
async function expectCalendar(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Calendar', exact: true }).click();
  await page.getByRole('button', { name: 'Make an address' }).click();
  const address = await page.getByLabel('Secret address').inputValue();
  const feed = await (await page.request.get(new URL(address).pathname)).text();
  const events = Object.values(ical.sync.parseICS(feed)).filter((part) => part?.type === 'VEVENT');
  expect(events.length).toBeGreaterThan(8);
  expect(events.filter(({ status }) => status === 'CANCELLED')).toHaveLength(1);
}

test('[174–182] a student sees what they owe, hands it in and checks its receipt; who teaches them sees that it is new, opens it, and changes topic and material', async ({
  page,
  browser,
  baseURL,
}, testInfo) => {
  // Two people and a document with pages: it cannot be tried again, and a busy machine takes its time.
  test.setTimeout(240_000);
  await signInHere(page, demoAccounts.student);
  await page.goto('/lc-grouplist');
  const owes = page.getByRole('region', { name: 'What you owe' });
  await expect(owes.getByRole('listitem').first()).toContainText('Late');
  await owes.getByRole('link', { name: 'Essay 3: A scene that shows' }).click();
  await expect(page).toHaveURL(classPath);
  await expect(page.getByRole('region', { name: 'Announcements' })).toContainText('Essay 3 is taken late');
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
  await expectReceipt(page, owed, testInfo.outputPath());
  await expectCalendar(page);

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
  await page.goto(classPath);
  await expect(owed).toContainText('Your teacher has looked at it.');

  await expectPages(page, desk, owed);
  await desk.goto(classPath);
  const reports = desk.getByRole('region', { name: 'Reports' });
  const report = reports.getByRole('listitem').filter({ hasText: 'Mei Tanaka' });
  await report.locator('input[type=file]').setInputFiles(await paperOf(page));
  await expect(report.getByRole('button', { name: 'Save Report of Mei Tanaka.pdf' })).toBeVisible();
  await desk.context().close();
  await page.goto(classPath);
  await expect(page.getByRole('button', { name: 'Save Report.pdf' })).toBeVisible();
});

/** The same time a day later, as a date-and-time field has it. */
const aDayLater = (local: string): string =>
  new Date(Date.parse(`${local}Z`) + 86_400_000).toISOString().slice(0, 16);

test('[179–182] a teacher’s morning: a lesson is moved, has slides, a column is graded by keyboard, and attendance goes out as a file', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInHere(page, demoAccounts.teacher);
  await page.goto(classPath);
  const lessons = page.getByRole('region', { name: 'Lessons' });
  const fifth = lessons.getByRole('listitem').filter({ hasText: 'Lesson 5: Evidence and sources' });
  await fifth.getByText('Lesson 5: Evidence and sources').click();
  await fifth.getByRole('button', { name: 'Change time' }).click();
  for (const label of ['Begins, on your clock', 'Ends, on your clock']) {
    const field = fifth.getByLabel(label);
    await field.fill(aDayLater(await field.inputValue()));
  }
  await fifth.getByRole('button', { name: 'Move' }).click();
  await expect(fifth).toContainText('Moved from');
  await fifth.getByRole('button', { name: 'Add material' }).click();
  await fifth.getByLabel('Title').fill('What is evidence?');
  await fifth.getByLabel('Link', { exact: true }).fill('https://docs.example/evidence');
  await fifth.getByRole('button', { name: 'Save' }).click();
  await expect(fifth.getByRole('link', { name: 'What is evidence?' })).toBeVisible();

  const file = page.waitForEvent('download');
  await page.getByRole('region', { name: 'Attendance' }).getByRole('button', { name: 'Save as CSV' }).click();
  expect((await file).suggestedFilename()).toBe('attendance-WRITING-2026-A.csv');

  await page.getByRole('link', { name: 'Gradebook' }).click();
  const grid = page.getByRole('grid');
  await grid.getByRole('gridcell').first().focus();
  for (const key of ['End', '2', '0', 'Enter', '2', '1', 'Enter']) await page.keyboard.press(key);
  await expect(page.getByText('Use 0 to 20 with two decimals at most')).toBeVisible();
  for (const key of ['Escape', '9', 'Enter', 'e', 'x', 'Enter', '1', '8', '.', '5', 'Enter'])
    await page.keyboard.press(key);
  const fourth = grid.getByRole('gridcell', { name: 'Essay 4: Arguments that hold' });
  await expect(fourth).toHaveText(['20', '9', 'EX', '18.5']);
  await expect(grid.getByRole('row', { name: /^Mei Tanaka/ })).toContainText('of 60');
  await expectNoFault(page);
  await page.keyboard.press(' ');
  await expect(page.getByRole('dialog')).toContainText('Daniel Okafor');

  const desk = await (await browser.newContext({ ...(baseURL !== undefined && { baseURL }) })).newPage();
  await signInHere(desk, demoAccounts.student);
  await desk.goto(classPath);
  const homework = desk.getByRole('region', { name: 'Your homework' });
  await expect(
    homework.getByRole('listitem').filter({ hasText: 'Essay 4: Arguments that hold' }),
  ).toContainText('9 of 20');
  await desk.getByRole('button', { name: /^Notifications/ }).click();
  await expect(desk.getByText(/^Lesson 5 of Writing that is read is moved: from/).first()).toBeVisible();
  await desk.context().close();
});
