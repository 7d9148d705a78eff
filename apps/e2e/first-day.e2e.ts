import type { Locator } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { expectNoFault } from './steps/accessibility.ts';
import { nthMailTo, pathIn } from './steps/mails.ts';
import { expectHomeOf, somebody } from './steps/people.ts';

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true });

/** Taps that a first day may take, from the landing page to the last of the first steps. */
const mostTaps = 15;

test('[39] [41] a newcomer with a phone comes from the landing page to their first reply and a picture in fifteen taps', async ({
  page,
  request,
}) => {
  const person = somebody('Ines');
  let taps = 0;
  const tap = async (target: Locator): Promise<void> => {
    await target.tap();
    taps += 1;
  };
  const type = async (label: string, text: string): Promise<void> => {
    const field = page.getByLabel(label, { exact: true });
    await tap(field);
    await field.fill(text);
  };

  await page.goto('/');
  await tap(page.getByRole('main').getByRole('link', { name: 'Create your account' }).first());
  await type('First name', person.firstName);
  await type('Last name', person.lastName);
  await type('Email', person.email);
  await type('Password', person.password);
  await type('Date of birth', person.dateOfBirth);
  // Not those of the footer.
  await expect(page.getByRole('link', { name: 'terms of use', exact: true })).toHaveAttribute(
    'href',
    '/terms-conditions',
  );
  await expect(page.getByText('Your email and date of birth are for the staff')).toBeVisible();
  await tap(page.getByRole('button', { name: 'Create account' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();

  // The link in the mail is one tap.
  await page.goto(pathIn(await nthMailTo(request, person.email)));
  taps += 1;
  await tap(page.getByRole('button', { name: 'Confirm my email' }));
  await tap(page.getByRole('button', { name: 'Agree', exact: true }));
  await expectHomeOf(page, person);

  const steps = page.getByRole('region', { name: 'A few steps, and you are among people' });
  await expect(steps.getByRole('listitem').filter({ hasText: 'Join a forum' })).toBeVisible();
  await expectNoFault(page);
  await tap(steps.getByRole('button', { name: /^Join / }).first());
  const threads = steps.getByText('Pick a thread').locator('xpath=..').getByRole('link');
  await tap(threads.first());
  const thread = page.getByRole('dialog');
  await tap(thread.getByRole('button', { name: 'Write a reply…' }));
  await expect(thread.getByRole('textbox', { name: 'Your reply' })).toBeFocused();
  await page.keyboard.type('Hello, I am new here, and glad to be.');
  await tap(thread.getByRole('button', { name: 'Post reply' }));
  await expect(thread.getByRole('article').getByText('Hello, I am new here')).toBeVisible();

  // What is left is a picture; then all steps are behind them, and stay there.
  await page.goto('/konnect');
  await tap(steps.getByRole('button', { name: 'Take picture 1' }));
  await expect(steps).toHaveCount(0);
  expect(taps).toBeLessThanOrEqual(mostTaps);
  await page.reload();
  await expect(page.getByRole('region', { name: 'New in your forums' })).toBeVisible();
  await expect(steps).toHaveCount(0);
});
