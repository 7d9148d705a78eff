import { request } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { memoryOf } from '../proc.ts';
import { sendOnce } from '../call.ts';
import { figureLine, inMegabytes } from '../report/units.ts';
import type { Line, PlainRow } from '../row.ts';
import type { Account } from '../world/account.ts';

const megabyte = 1024 * 1024;

/** Largest video that may be sent, in bytes. */
const size = 500 * megabyte;

/** How often the server's memory is looked at, in ms. */
const lookEvery = 20;

/** Sends the largest video there may be and has it checked: the server may never hold more of it than a buffer. */
export const row: PlainRow = {
  section: 'process',

  async measure(world): Promise<Line[]> {
    const account = await world.account('student');
    const server = await world.startApi({ runJobs: false });
    try {
      // Buffers grow to their own measure with the first hundred megabytes; after that, size must not matter.
      await upload(server.url, account, 100 * megabyte);
      const before = memoryOf(server.pid, 'VmRSS');
      let most = before;
      const look = (): void => void (most = Math.max(most, memoryOf(server.pid, 'VmRSS')));
      const timer = setInterval(look, lookEvery);
      await upload(server.url, account, size).finally(() => clearInterval(timer));
      return [
        figureLine('API process: memory that an upload of 500 MB adds', most - before, 64e6, inMegabytes),
      ];
    } finally {
      await server.stop();
    }
  },
};

async function upload(url: string, { id, headers }: Account, length: number): Promise<void> {
  const query = new URLSearchParams({
    uploadS3Bucket: 'media',
    uploadPath: 'galleries',
    filename: 'film.mp4',
    type: 'video/mp4',
    extension: 'mp4',
    userId: id,
    size: String(length),
  });
  const ticket = (await sendOnce(url, { path: `/getSignedUrl?${query.toString()}`, headers })) as {
    data: { signedUrl: string; uploadId: string };
  };
  await send(url + ticket.data.signedUrl, length);
  await sendOnce(url, {
    method: 'POST',
    path: `/uploads/${ticket.data.uploadId}/complete`,
    headers,
    body: '{}',
  });
}

/** PUTs a video of that many bytes, made as it goes. */
async function send(url: string, length: number): Promise<void> {
  const headers = { 'content-type': 'video/mp4', 'content-length': String(length) };
  const put = request(url, { method: 'PUT', headers });
  const answered = new Promise<void>((resolve, reject) => {
    put.once('error', reject);
    put.once('response', (response) => {
      response.resume();
      if (response.statusCode === 204) resolve();
      else reject(new Error(`The upload was answered with ${String(response.statusCode)}.`));
    });
  });
  await Promise.all([pipeline(Readable.from(video(length)), put), answered]);
}

/** A file of MP4's boxes: what it is, what it holds, and a lot of nothing. */
function* video(length: number): Generator<Buffer> {
  const boxes = Buffer.concat([box('ftyp', 20, 'isom'), box('moov', 16)]);
  yield boxes;
  const rest = length - boxes.length;
  yield box('mdat', rest).subarray(0, 8);
  const part = Buffer.alloc(megabyte);
  for (let left = rest - 8; left > 0; left -= part.length)
    yield part.subarray(0, Math.min(left, part.length));
}

/** The first bytes of a box; of large ones the content is left to the caller. */
function box(name: string, length: number, content = ''): Buffer {
  const bytes = Buffer.alloc(Math.min(length, 64));
  bytes.writeUInt32BE(length);
  bytes.write(name + content, 4, 'latin1');
  return bytes;
}
