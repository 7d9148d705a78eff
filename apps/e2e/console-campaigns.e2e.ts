import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './fixtures/test.ts';
import { mailsTo, type ReceivedMail } from './steps/mails.ts';
import { createAccount, giveRoles, somebody } from './steps/people.ts';
import { openAs, rowsOf } from './steps/staff.ts';

/** Two of a role that no other test gives: who gets the campaign. */
const role = { name: 'MIA_TEACHER', label: 'MIA Educator' } as const;

/** Waits for the mail of this subject among those to an address. */
async function mailCalled(
  request: APIRequestContext,
  address: string,
  subject: string,
): Promise<ReceivedMail> {
  let found: ReceivedMail | undefined;
  await expect
    .poll(
      async () => {
        found = (await mailsTo(request, address)).find((mail) => mail.subject === subject);
        return found !== undefined;
      },
      { message: `“${subject}” to ${address}`, timeout: 30_000 },
    )
    .toBe(true);
  return found as ReceivedMail;
}

test.describe('mail campaigns', () => {
  test('[221, 237] marketing writes one, looks at it, tries it and sends it; a reader leaves, and the figures say so', async ({
    page,
    request,
    browser,
  }) => {
    test.slow();
    const reader = somebody('Lena');
    await createAccount(request, reader);
    await giveRoles(request, reader.email, [role.name]);
    const { email } = await openAs(page, request, 'BUSINESS_DEVELOPMENT', '/ops/campaigns');
    const name = `Letter ${reader.email}`;

    await test.step('it is refused field by field, then saved as a draft', async () => {
      await page.getByRole('button', { name: 'New campaign' }).first().click();
      const drawer = page.getByRole('dialog', { name: 'New campaign' });
      await drawer.getByLabel('Name').fill(name);
      await drawer.getByText('Account holders').click();
      await drawer.getByLabel('Subject').fill('Hello {lastName}');
      await drawer.getByLabel('Heading').fill('Two classes begin');
      await drawer.getByLabel('Text').fill('Hello {firstName},\n\nhave a **look** [here](/course-search).');
      await drawer.getByRole('button', { name: 'Save the draft' }).click();
      await expect(drawer.getByText('Nothing stands for {lastName}').first()).toBeVisible();
      await expect(drawer.getByText('Choose at least one role.').first()).toBeVisible();
      await drawer.getByLabel('Subject').fill('Hello {firstName}');
      await drawer.getByLabel('With any of these roles').fill(role.label);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await drawer.getByRole('button', { name: 'Save the draft' }).click();
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    });

    await test.step('it is shown as it comes, on a phone and as text, too', async () => {
      const frame = page.frameLocator('iframe[title="The mail"]');
      await expect(frame.getByRole('heading', { name: 'Two classes begin' })).toBeVisible();
      await expect(frame.getByText('Hello Mei,')).toBeVisible();
      await page.getByRole('radiogroup', { name: 'Shown as' }).getByText('Text alone').click();
      await expect(page.getByLabel('The mail as text')).toContainText('/course-search');
    });

    await test.step('a test comes to whoever asks for it', async () => {
      await page.getByRole('button', { name: 'Send me a test' }).click();
      await expect(page.getByText('A test is on its way')).toBeVisible();
      await mailCalled(request, email, '[Test] Hello Ingrid');
    });

    await test.step('it is sent after the number was said, and counted', async () => {
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      const drawer = page.getByRole('dialog', { name: 'Send campaign' });
      await drawer.getByRole('button', { name: /^Send to / }).click();
      const question = page.getByRole('dialog', { name: `Send “${name}” to` });
      await question.getByRole('button', { name: /^Send to / }).click();
      await expect(drawer).toBeHidden();
      await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeHidden();
    });

    await test.step('the reader leaves by the link at its end', async () => {
      const mail = await mailCalled(request, reader.email, `Hello ${reader.firstName}`);
      const link = /(\/email-subscriptions\?code=[\w.-]+)/.exec(mail.text)?.[1] ?? '';
      const stranger = await (await browser.newContext()).newPage();
      await stranger.goto(new URL(link, page.url()).href);
      await expect(stranger.getByText('News by mail').first()).toBeVisible();
      await stranger.getByRole('button', { name: 'Unsubscribe' }).click();
      await expect(stranger.getByRole('button', { name: 'Unsubscribe' })).toBeHidden();
      await stranger.context().close();
      await page.reload();
      const progress = page.getByRole('region', { name: 'Progress' });
      await expect(progress).toContainText(/Unsubscribed\s*1/);
    });

    await test.step('it stands among those that were sent', async () => {
      await page.goto(`/ops/campaigns?search=${encodeURIComponent(name)}`);
      await expect(rowsOf(page, 'Mail campaigns')).toContainText(['Hello {firstName}']);
    });
  });
});
