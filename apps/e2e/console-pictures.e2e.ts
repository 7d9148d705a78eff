import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect as expectAtOnce, test } from './fixtures/test.ts';
import { expectNoFault } from './steps/accessibility.ts';
import { openAs } from './steps/staff.ts';

test.describe.configure({ timeout: 120_000 });
const expect = expectAtOnce.configure({ timeout: 20_000 });

async function pictureOf(background: string) {
  const create = { width: 1200, height: 900, channels: 3, background } as const;
  return { name: 'river.png', mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() };
}

test('[208-216] a picture is added while a post is written, aimed by keys, shown, replaced everywhere, and kept while it is shown', async ({
  page,
  request,
  browser,
}) => {
  await openAs(page, request, 'BUSINESS_DEVELOPMENT', '/ops/content');
  const [slug, title] = [`river-${randomUUID()}`, `River ${randomUUID()}`];
  await page.getByRole('button', { name: 'New entry' }).first().click();
  await page.getByRole('textbox', { name: 'Slug' }).fill(slug);
  await page.getByRole('button', { name: 'Begin' }).click();
  const form = page.getByRole('form', { name: 'Content' });
  const words = {
    Title: 'At the river',
    Teaser: 'Where we meet.',
    Author: 'Ruth',
    Date: '2026-11-28',
    Text: 'Words.',
  };
  for (const [label, text] of Object.entries(words))
    await form.getByRole('textbox', { name: label, exact: true }).fill(text);

  await form.getByRole('button', { name: 'Picture: choose from the library' }).click();
  const chooser = page.getByRole('dialog');
  await expectNoFault(page);
  await chooser.getByRole('button', { name: 'Add a picture' }).click();
  await chooser.locator('input[type=file]').setInputFiles(await pictureOf('#0000ff'));
  await expect(chooser.getByRole('img', { name: 'The picture you chose' })).toBeVisible();
  await chooser.getByRole('textbox', { name: 'Title' }).fill(title);
  await chooser.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(chooser.getByText('Say what the picture shows').first()).toBeVisible();
  await expectNoFault(page);
  await chooser.getByRole('textbox', { name: 'What it shows' }).fill('A river between houses');
  await chooser.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(chooser).toHaveCount(0);
  await expect(form.getByRole('textbox', { name: 'What the picture shows' })).toHaveValue(
    'A river between houses',
  );
  await expect(form.getByRole('img', { name: 'A river between houses' })).toBeVisible();
  await expectNoFault(page);
  await form.getByRole('button', { name: 'Take away' }).click();
  await form.getByRole('button', { name: 'Picture: choose from the library' }).click();
  await chooser.getByRole('textbox', { name: 'Search' }).fill(title);
  await chooser.getByRole('button', { name: title }).click();
  await expect(form.getByRole('img', { name: 'A river between houses' })).toBeVisible();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible();

  await form.getByRole('link', { name: title }).click();
  await expect(page.getByText('Post: visitors see it')).toBeVisible();
  await page.getByRole('slider', { name: 'From the top' }).press('Home');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. Visitors see it from now on.')).toBeVisible();
  await expectNoFault(page);

  const outside = await browser.newContext();
  const visitor = await outside.newPage();
  await visitor.goto(`/blog/${slug}`);
  const shown = visitor.getByRole('img', { name: 'A river between houses' });
  await expect(shown).toHaveCSS('object-position', '50% 0%');
  await expect(shown).toHaveJSProperty('complete', true);
  const before = await shown.getAttribute('src');

  await page.locator('input[type=file]').setInputFiles(await pictureOf('#ff0000'));
  await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByText('It is shown everywhere.')).toBeVisible();
  await visitor.reload();
  await expect(shown).not.toHaveAttribute('src', before ?? '');
  const { dominant } = await sharp(await (await request.get(before ?? '')).body()).stats();
  expect(dominant.r).toBeGreaterThan(dominant.b);
  await expectNoFault(visitor);

  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(
    page.getByText('It is shown in “At the river”. Choose another picture there first.'),
  ).toBeVisible();
  await outside.close();
});
