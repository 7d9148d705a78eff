import sharp from 'sharp';
import { expect, test } from './fixtures/test.ts';
import { expectNoFault } from './steps/accessibility.ts';
import { newMember } from './steps/forum.ts';
import { startSignedIn } from './steps/people.ts';

/** Red on its left, blue on its right: what of it is shown can be told by its colour. */
async function twoColours(): Promise<Buffer> {
  const half = (background: string) => ({
    create: { width: 400, height: 400, channels: 3 as const, background },
  });
  const right = await sharp(half('#0000ff')).png().toBuffer();
  return sharp({ create: { ...half('#ff0000').create, width: 800 } })
    .composite([{ input: right, left: 400, top: 0 }])
    .jpeg()
    .toBuffer();
}

test('[117, 122, 146] a picture is chosen, moved by keys and buttons, cut and seen by others; a cover, too, and it is taken away', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const [one, other] = [await newMember(request, 'Noor'), await newMember(request, 'Ilse')];
  await startSignedIn(page, one.token);
  await page.goto(`/u/${one.id}`);
  const file = { name: 'me.jpg', mimeType: 'image/jpeg', buffer: await twoColours() };
  const choose = async (opener: string): Promise<void> => {
    await page.getByRole('button', { name: opener }).click();
    const picking = page.waitForEvent('filechooser');
    await page.getByRole('menuitem', { name: 'Upload a picture' }).click();
    await (await picking).setFiles(file);
    await expect(page.getByRole('img', { name: 'The picture you chose' })).toBeVisible();
  };

  await choose('Change your picture');
  await expect(page.getByRole('button', { name: 'Save' })).toBeEnabled();
  await expectNoFault(page);
  // As far to its left edge as it goes: what is shown is red.
  const area = page.getByRole('application');
  await area.focus();
  for (let times = 0; times < 20; times++) await area.press('ArrowRight');
  await page.getByRole('button', { name: 'Move right' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your picture is saved.')).toBeVisible();

  await choose('Change your cover');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your cover is saved.')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Cover picture of Noor/ })).toBeVisible();

  const context = await browser.newContext({ baseURL });
  const others = await context.newPage();
  await startSignedIn(others, other.token);
  await others.goto(`/u/${one.id}`);
  await expect(others.getByRole('img', { name: /^Cover picture of Noor/ })).toBeVisible();
  await expect(others.getByRole('button', { name: /^Change your/ })).toHaveCount(0);
  const address = await others.locator('main img[src*="/picture-"]').first().getAttribute('src');
  const shown = await (await request.get(address ?? '')).body();
  const { dominant } = await sharp(shown).stats();
  expect([dominant.r > 200, dominant.b < 60]).toEqual([true, true]);
  await context.close();

  await page.getByRole('button', { name: 'Change your cover' }).click();
  await page.getByRole('menuitem', { name: 'Remove the cover' }).click();
  await expect(page.getByText('Your cover is removed.')).toBeVisible();
  await expect(page.getByRole('img', { name: /^Cover picture of Noor/ })).toHaveCount(0);
});
