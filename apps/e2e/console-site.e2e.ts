import { randomUUID } from 'node:crypto';
import { expect as expectAtOnce, test } from './fixtures/test.ts';
import { expectNoFault } from './steps/accessibility.ts';
import { openAs } from './steps/staff.ts';

test.describe.configure({ timeout: 120_000 });
const expect = expectAtOnce.configure({ timeout: 20_000 });

/** Of a time so many days and a bit from now, what a field for one takes: hours are not what it is about. */
const inDays = (days: number): string => {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 16);
};

const written = {
  Title: 'Reading aloud',
  Teaser: 'One voice, twelve listeners.',
  Author: 'Ruth',
  Date: '2026-11-28',
  Picture: '/art/post-reading.svg',
  Text: 'The first line.',
};

test('a post is shown to somebody without an account while it is written, scheduled, and published', async ({
  browser,
  request,
}) => {
  const desk = await browser.newContext({
    permissions: ['clipboard-read', 'clipboard-write'],
    timezoneId: 'Europe/Berlin',
  });
  const page = await desk.newPage();
  await openAs(page, request, 'BUSINESS_DEVELOPMENT', '/ops/content');
  const slug = `aloud-${randomUUID()}`;
  await page.getByRole('button', { name: 'New entry' }).first().click();
  await page.getByRole('textbox', { name: 'Slug' }).fill(slug);
  await page.getByRole('button', { name: 'Begin' }).click();
  const form = page.getByRole('form', { name: 'Content' });
  for (const [label, text] of Object.entries(written))
    await form.getByRole('textbox', { name: label, exact: true }).fill(text);

  // It is not complete yet, and shown as it is.
  await page.getByRole('button', { name: 'Preview link' }).click();
  await expect(page.getByText('Whoever has the link reads the newest draft until')).toBeVisible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const outside = await browser.newContext();
  const visitor = await outside.newPage();
  await visitor.goto(address);
  await expect(visitor.getByText('This is a preview of a draft, until')).toBeVisible();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Reading aloud' })).toBeVisible();
  await expectNoFault(visitor);

  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  const schedule = page.getByRole('dialog', { name: 'Schedule' });
  await expect(schedule.getByText('One field is to be mended first.')).toBeVisible();
  await schedule.getByRole('button', { name: 'Cancel' }).click();
  await form.getByRole('textbox', { name: 'What the picture shows' }).fill('A page of a book');
  await page.getByRole('button', { name: 'Schedule', exact: true }).click();
  await schedule.getByLabel(/^Publish version/).fill(inDays(-1));
  await schedule.getByRole('button', { name: 'Schedule' }).click();
  await expect(schedule.getByText('This time has passed. Choose one that is to come.')).toBeVisible();
  // In the night in which clocks there go from two to three.
  await schedule.getByLabel(/^Publish version/).fill('2027-03-28T02:30');
  await schedule.getByRole('button', { name: 'Schedule' }).click();
  await expect(schedule.getByText('Your clock skips this time')).toBeVisible();
  await schedule.getByLabel(/^Publish version/).fill(inDays(1));
  await schedule.getByLabel('Take off the site at').fill(inDays(8));
  await expect(schedule.getByText(/UTC\.$/)).toHaveCount(2);
  await expectNoFault(page);
  await schedule.getByRole('button', { name: 'Schedule' }).click();
  await expect(page.getByText(/Version \d+ goes live .+ UTC/)).toBeVisible();
  await expect(page.getByText('Scheduled', { exact: true }).first()).toBeVisible();
  await expectNoFault(page);
  await page.getByRole('button', { name: 'Cancel schedule' }).click();
  await expect(page.getByText(/Version \d+ goes live/)).toHaveCount(0);

  await page.getByRole('button', { name: 'End preview' }).click();
  await expect(page.getByRole('button', { name: 'Preview link' })).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByRole('heading', { name: 'This preview is not there' })).toBeVisible();
  await expectNoFault(visitor);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();
  await visitor.goto(`/blog/${slug}`);
  await expect(visitor.getByRole('heading', { level: 1, name: 'Reading aloud' })).toBeVisible();
  await desk.close();
  await outside.close();
});
