import { randomUUID } from 'node:crypto';
import { expect as expectAtOnce, test } from './fixtures/test.ts';
import { expectNoFault } from './steps/accessibility.ts';
import { openAs } from './steps/staff.ts';

test.describe.configure({ timeout: 120_000 });
const expect = expectAtOnce.configure({ timeout: 20_000 });

/** One dot, as small as a PNG can be. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const picture = (name: string) => ({ name, mimeType: 'image/png', buffer: dot });

test('[122, 230] staff upload many files into a folder, delete one and have it back, and replace it', async ({
  page,
  request,
}) => {
  await openAs(page, request, 'EVENT_ADMIN', '/ops/uploads');
  await test.step('[122, 230] staff upload many files into a folder, each with how far it is, and one that is refused', async () => {
    const mark = randomUUID().slice(0, 8);
    await page.getByRole('button', { name: 'Upload files' }).click();
    const drawer = page.getByRole('dialog', { name: 'Upload files' });
    await drawer.getByRole('combobox', { name: 'Folder' }).or(drawer.getByLabel('Folder')).first().click();
    await page.getByRole('option', { name: 'Events' }).click();
    await drawer.getByRole('textbox', { name: 'For (optional)' }).fill('spring-summit');
    const names = ['one', 'two', 'three', 'four'].map((name) => `${mark}-${name}.png`);
    await drawer
      .locator('input[type=file]')
      .setInputFiles([
        ...names.map(picture),
        { name: `${mark}.svg`, mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
      ]);
    await expect(drawer.getByText('4 of 5 uploaded')).toBeVisible();
    await expect(drawer.getByText('SVG pictures cannot be uploaded.', { exact: false })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();

    await page.goto(`/ops/uploads?search=${mark}`);
    const rows = page.getByRole('table', { name: 'Uploads' }).locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(4);
    await expect(rows.first()).toContainText('Events');
    await expectNoFault(page);
    await page.getByRole('link', { name: names[0] as string }).click();
    await expect(page.getByRole('heading', { level: 1, name: names[0] as string })).toBeVisible();
    await expect(page.getByText('spring-summit', { exact: true })).toBeVisible();
  });
  await test.step('[230] a file is deleted and had back, then replaced, and its old address leads to the new one', async () => {
    await page.goto('/ops/uploads');
    const mark = randomUUID().slice(0, 8);
    await page.getByRole('button', { name: 'Upload files' }).click();
    const drawer = page.getByRole('dialog', { name: 'Upload files' });
    await drawer.locator('input[type=file]').setInputFiles(picture(`${mark}-old.png`));
    await expect(drawer.getByText('1 of 1 uploaded')).toBeVisible();
    await page.goto(`/ops/uploads?search=${mark}`);
    await page.getByRole('link', { name: `${mark}-old.png` }).click();

    await page.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Deleted', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Delete' })).toBeVisible();

    const oldAddress = await page.getByRole('link', { name: /^\/files\// }).getAttribute('href');
    await page.locator('input[type=file]').setInputFiles(picture(`${mark}-new.png`));
    const question = page.getByRole('dialog', { name: `Replace ${mark}-old.png?` });
    await question.getByRole('button', { name: 'Replace' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${mark}-new.png` })).toBeVisible();
    const newAddress = await page.getByRole('link', { name: /^\/files\// }).getAttribute('href');
    await expect
      .poll(async () => new URL((await request.get(oldAddress as string)).url()).pathname)
      .toBe(newAddress);
  });
});
