import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { expect as expectAtOnce, test } from './fixtures/test.ts';
import { expectNoFault } from './steps/accessibility.ts';
import { type Forum, type Member, newForum } from './steps/forum.ts';
import { startSignedIn } from './steps/people.ts';

test.describe.configure({ timeout: 120_000 });
const expect = expectAtOnce.configure({ timeout: 20_000 });

/** A picture of noise, which no compression makes small: about 3 bytes a pixel. */
function picture(name: string, side: number) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const lines = Array.from({ length: side }, () => Buffer.concat([Buffer.of(0), randomBytes(side * 3)]));
  const buffer = Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(lines))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name, mimeType: 'image/png', buffer };
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** A file that is an MP4 by its boxes; nothing in it can be played. */
function video(name: string, bytes: number) {
  const ftyp = box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2mp41', 'latin1'));
  const buffer = Buffer.concat([
    ftyp,
    box('moov', box('mvhd', Buffer.alloc(100))),
    box('mdat', randomBytes(bytes)),
  ]);
  return { name, mimeType: 'video/mp4', buffer };
}

function box(type: string, data: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(data.length + 8);
  return Buffer.concat([size, Buffer.from(type), data]);
}

async function openForm(page: Page, { token }: Member, forum: Forum): Promise<Locator> {
  await startSignedIn(page, token);
  await page.goto(`/community/${forum.name}/createThread`);
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.click();
  await page.keyboard.type('Look at this:');
  return text;
}

/** Uploads pass no faster than this. */
async function throttle(page: Page, bytesPerSecond: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 50,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
}

async function choose(page: Page, tool: string, file: ReturnType<typeof picture>): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: tool }).click();
  await (await chooser).setFiles(file);
}

const upload = (page: Page, name: string) => page.getByRole('group', { name: `Upload of ${name}` });

test('[115] a picture and a video are uploaded over a slow line, posted, and seen', async ({
  page,
  request,
}) => {
  const { forum, admin } = await newForum(request);
  const text = await openForm(page, admin, forum);
  await throttle(page, 150_000);
  // Not done before everything has been looked at, however slow the machine is.
  const seen = Promise.withResolvers<undefined>();
  await page.route('**/uploads/*/complete', async (route) => {
    await seen.promise;
    await route.fallback();
  });
  await choose(page, 'Upload a picture', picture('shore.png', 300));
  await expect(upload(page, 'shore.png').getByRole('progressbar')).toBeVisible();
  await expectNoFault(page);
  // What is under way cannot be posted.
  await page.getByLabel('Title').fill('Pictures');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByText('Wait until your files are there, or take them out.')).toBeVisible();
  seen.resolve(undefined);
  await expect(text.locator('img[src^="/files/"]')).toHaveCount(1);
  await expect(upload(page, 'shore.png')).toHaveCount(0);
  await choose(page, 'Upload a video', video('waves.mp4', 200_000));
  await expect(text.locator('video[src^="/files/"]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  const thread = page.getByRole('dialog', { name: 'Pictures' });
  const shown = thread.locator('img[src^="/files/"]');
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await expect(thread.locator('video[src^="/files/"]')).toHaveCount(1);
});

test('[115] [117] a wrong file is refused before anything is sent; a dropped picture is taken; an upload is called off, and one that failed is tried again', async ({
  page,
  request,
}) => {
  const { forum, admin } = await newForum(request);
  const text = await openForm(page, admin, forum);
  let asked = 0;
  page.on('request', (sent) => (asked += Number(sent.url().includes('getSignedUrl'))));
  await choose(page, 'Upload a video', {
    name: 'clip.avi',
    mimeType: 'video/x-msvideo',
    buffer: Buffer.from('x'),
  });
  await expect(
    page.getByRole('alert').getByText(/^clip\.avi: This type of file cannot be uploaded/),
  ).toBeVisible();
  expect(asked).toBe(0);
  const { buffer } = picture('dropped.png', 20);
  const data = await page.evaluateHandle(
    (bytes) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(bytes)], 'dropped.png', { type: 'image/png' }));
      return transfer;
    },
    [...buffer],
  );
  await text.dispatchEvent('drop', { dataTransfer: data, ...(await centreOf(text)) });
  await expect(text.locator('img[src^="/files/"]')).toHaveCount(1);

  await throttle(page, 20_000);
  await choose(page, 'Upload a picture', picture('slow.png', 300));
  await page.getByRole('button', { name: 'Cancel slow.png' }).click();
  await expect(upload(page, 'slow.png')).toHaveCount(0);
  await throttle(page, -1);
  let refusals = 0;
  await page.route('**/uploads/*/complete', async (route) => {
    if (refusals > 0) return route.fallback();
    refusals += 1;
    const error = {
      code: 'UPLOADS_CUT_OFF',
      status: 400,
      message: 'The file did not arrive whole. Please try again.',
    };
    return route.fulfill({ status: 400, json: { error } });
  });
  await choose(page, 'Upload a picture', picture('small.png', 40));
  await expect(upload(page, 'small.png').getByText('The file did not arrive whole.')).toBeVisible();
  await page.getByRole('button', { name: 'Try small.png again' }).click();
  await expect(text.locator('img[src^="/files/"]')).toHaveCount(2);
  await expect(text.locator('img')).toHaveCount(2);
});

async function centreOf(place: Locator): Promise<{ clientX: number; clientY: number }> {
  const area = await place.boundingBox();
  return {
    clientX: (area?.x ?? 0) + (area?.width ?? 0) / 2,
    clientY: (area?.y ?? 0) + (area?.height ?? 0) / 2,
  };
}
