import { devices } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { expectNoFault, expectNoSidewaysScrolling } from './steps/accessibility.ts';
import { createAccount, somebody, startSignedIn } from './steps/people.ts';
import { startAsStaff } from './steps/staff.ts';

const bornOn = (years: number): string => `${String(new Date().getFullYear() - years)}-01-01`;

test('[222, 225, 226] a seat is bought from the page of its course with a promo code, by a card whose bank asks for a code', async ({
  page,
  request,
}) => {
  const student = await createAccount(request, { ...somebody('Ines'), dateOfBirth: bornOn(16) });
  await startSignedIn(page, student);
  await page.goto('/live-course-p/SPEAKING');
  await expect(page.getByText('Paying for a course here is not open yet.')).toHaveCount(0);
  await page.getByRole('link', { name: 'Enrol' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Buy a seat' })).toBeVisible();
  await expectNoFault(page);

  await page.getByLabel('Promo code').fill('no-such-code');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('There is no such promo code.')).toBeVisible();
  await page.getByLabel('Promo code').fill('spring-fair-20');
  await expect(page.getByText('There is no such promo code.')).toHaveCount(0);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('SPRING-FAIR-20 takes off')).toBeVisible();
  await page.getByRole('radio', { name: 'Card' }).check();
  await page.getByRole('button', { name: 'Pay $144.00' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Pretend payment' })).toBeVisible();
  await expectNoFault(page);
  await page.getByLabel(/3-D Secure/).check();
  await page.getByLabel('Report it five times').check();
  await page.getByRole('button', { name: 'Pay $144.00 with it' }).click();
  await page.getByLabel('Code of the bank').fill('111111');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('This is not the code the bank asks for.')).toBeVisible();
  await page.getByLabel('Code of the bank').fill('246810');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('link', { name: 'Back to the order' }).click();

  await expect(page.getByRole('heading', { name: 'Paid. It is yours.' })).toBeVisible();
  await expectNoFault(page);
  const receipt = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Receipt R-/ }).click();
  expect((await receipt).suggestedFilename()).toMatch(/^R-\d{4}-\d{6}\.pdf$/);
  await page.getByRole('link', { name: 'My orders' }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'Speak so that they listen' });
  await expect(line).toContainText('$144.00');
  await expect(line).toContainText('with SPRING-FAIR-20');
  await line.getByRole('link').click();
  await page.getByRole('link', { name: 'Open the classroom' }).click();
  await expect(page).toHaveURL(/\/lc-dashboard\/SPEAKING-2027-A/);
  await page.goto('/payments/seat/SPEAKING-2027-A');
  await expect(page.getByText('This cannot be bought now')).toBeVisible();
});

test('[222, 223] on a phone a seat is paid by the code of WeChat Pay from another device, after the buyer went back', async ({
  browser,
  request,
}) => {
  const student = await createAccount(request, { ...somebody('Wen'), dateOfBirth: bornOn(15) });
  const phone = await browser.newContext({ ...devices['Pixel 7'], viewport: { width: 360, height: 740 } });
  const page = await phone.newPage();
  await startSignedIn(page, student);
  await page.goto('/payments/seat/SPEAKING-2027-A');
  await page.getByRole('radio', { name: 'WeChat Pay' }).check();
  await expectNoSidewaysScrolling(page);
  await page.getByRole('button', { name: 'Pay $180.00' }).click();
  await expect(page.getByRole('img', { name: 'Scan with WeChat Pay' })).toBeVisible();
  await expectNoSidewaysScrolling(page);
  const address = page.url();
  await page.getByRole('link', { name: 'Back to the order' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Go on paying' })).toBeVisible();
  await expectNoSidewaysScrolling(page);

  const other = await browser.newContext();
  const device = await other.newPage();
  await device.goto(address);
  await device.getByRole('button', { name: 'Pay $180.00 in WeChat Pay' }).click();
  await expect(device.getByRole('heading', { name: 'Paid' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Paid. It is yours.' })).toBeVisible({ timeout: 40_000 });
  await other.close();
  await phone.close();
});

test('[223, 224, 226, 229] staff make a payment link, somebody pays by it, staff give the money back, and the place is free again', async ({
  browser,
  page,
  request,
}) => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const desk = await context.newPage();
  await startAsStaff(desk, request, ['ADMIN']);
  await desk.goto('/ops/payment-links');
  await desk.getByRole('button', { name: 'New payment link' }).first().click();
  const drawer = desk.getByRole('dialog', { name: 'New payment link' });
  await drawer.getByLabel('Code of the class').fill('NOBODY-1');
  await drawer.getByLabel('Price').fill('99.00');
  await drawer.getByLabel('Places').fill('1');
  await drawer.getByRole('button', { name: 'Make the link' }).click();
  await expect(drawer.getByLabel('Code of the class')).toHaveAccessibleDescription(/no class of this code/);
  await expectNoFault(desk);
  await drawer.getByLabel('Code of the class').fill('SPEAKING-2027-A');
  await drawer.getByRole('button', { name: 'Make the link' }).click();
  await expect(desk.getByRole('heading', { name: 'Nobody has ordered yet' })).toBeVisible();
  await desk.getByRole('button', { name: 'Copy link' }).click();
  const address = await desk.evaluate(() => navigator.clipboard.readText());
  for (const kind of ['SVG', 'PNG']) {
    const download = desk.waitForEvent('download');
    await desk.getByRole('button', { name: `Save as ${kind}` }).click();
    expect((await download).suggestedFilename()).toContain(kind.toLowerCase());
  }
  await expectNoFault(desk);

  // Whoever has the link reads what it is before they have an account.
  await page.goto(address);
  await expect(page.getByText('$99.00')).toBeVisible();
  await expect(page.getByText('1 place left')).toBeVisible();
  await expectNoFault(page);
  await page.getByRole('link', { name: 'Log in to pay' }).click();
  await expect(page).toHaveURL(/\/login/);
  const student = await createAccount(request, { ...somebody('Noor'), dateOfBirth: bornOn(16) });
  await startSignedIn(page, student);
  await page.goto(address);
  await page.getByRole('link', { name: 'Go to pay' }).click();
  await page.getByRole('button', { name: 'Pay $99.00' }).click();
  await page.getByRole('button', { name: 'Pay $99.00 with it' }).click();
  await page.getByRole('link', { name: 'Back to the order' }).click();
  await expect(page.getByRole('link', { name: 'Open the classroom' })).toBeVisible();
  const orderId = page.url().split('/').at(-1) ?? '';
  await page.goto(address);
  await expect(page.getByText('All places of this payment link are taken')).toBeVisible();

  await desk.reload();
  await expect(desk.getByRole('row', { name: /Noor/ })).toContainText('Succeeded');
  const link = desk.url();
  await desk.goto(`/ops/orders/${orderId}`);
  await desk.getByRole('button', { name: 'Give money back' }).click();
  await expect(desk.getByText('Their seat is taken back, and goes to who waits.')).toBeVisible();
  await desk.getByLabel('Reason').fill('They moved away.');
  await desk.getByRole('button', { name: 'Give back' }).click();
  await expect(desk.getByRole('button', { name: 'Give money back' })).toHaveCount(0);
  await expectNoFault(desk);
  await page.goto(`/payments/order/${orderId}`);
  await expect(page.getByRole('heading', { name: 'Your money goes back to you' })).toBeVisible();
  await page.goto(address);
  await expect(page.getByText('1 place left')).toBeVisible();

  await desk.goto(link);
  await desk.getByRole('button', { name: 'Deactivate' }).click();
  await expect(desk.getByRole('button', { name: 'Activate', exact: true })).toBeVisible();
  await context.close();
  await page.reload();
  await expect(page.getByText('This payment link is not in use any more')).toBeVisible();
});

test('[222, 223] a school pays a seat by an invoice, of which staff note two parts', async ({
  browser,
  page,
  request,
}) => {
  const student = await createAccount(request, { ...somebody('Noor'), dateOfBirth: bornOn(16) });
  await startSignedIn(page, student);
  await page.goto('/payments/seat/SPEAKING-2027-A');
  await page.getByRole('radio', { name: 'Purchase order' }).check();
  await page.getByRole('button', { name: 'Order, and have a school pay' }).click();
  await page.getByRole('button', { name: 'Get the invoice' }).click();
  await expect(page.getByLabel('School or company that pays')).toHaveAccessibleDescription(/Say who pays/);
  await page.getByLabel('School or company that pays').fill('Westbrook High School');
  await page.getByLabel('Its address').fill('1 School Lane');
  await page.getByLabel(/^Number of its purchase order/).fill('PO-77');
  await expectNoFault(page);
  await page.getByRole('button', { name: 'Get the invoice' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for Westbrook High School to pay' })).toBeVisible();
  const invoice = page.waitForEvent('download');
  await page.getByRole('button', { name: /^Invoice I-/ }).click();
  expect((await invoice).suggestedFilename()).toMatch(/^I-\d{4}-\d{6}\.pdf$/);
  await expectNoFault(page);

  const context = await browser.newContext();
  const desk = await context.newPage();
  await startAsStaff(desk, request, ['ADMIN']);
  await desk.goto(`/ops/orders/${page.url().split('/').at(-1) ?? ''}`);
  await desk.getByRole('button', { name: 'Note a payment' }).click();
  const drawer = desk.getByRole('dialog', { name: 'Note a payment' });
  await drawer.getByLabel('Amount in USD').fill('80.00');
  await expect(drawer.getByText('$100.00 is left to pay.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Note it' }).click();
  await expect(drawer).toBeHidden();
  await desk.getByRole('button', { name: 'Note a payment' }).click();
  await expect(drawer.getByLabel('Amount in USD')).toHaveValue('100.00');
  await expectNoFault(desk);
  await drawer.getByRole('button', { name: 'Note it' }).click();
  await expect(desk.getByText('Succeeded').first()).toBeVisible();
  await context.close();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Paid. It is yours.' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Receipt R-/ })).toBeVisible();
});
