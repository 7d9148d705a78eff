import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { uploadsErrors } from '@lyceum/contracts/uploads';
import { ApiError, NetworkError } from '../api-error';
import { createApi } from '../api-fetch';
import { Session } from '../session';
import { memoryStorage } from '../session-storage';
import { ada, buildToken } from '../testing/tokens';
import { createUploadFile, type UploadFile } from './upload-file';
import type { sendFile } from './send-file';

const file = new File(['a picture'], 'Cat.PNG', { type: 'image/png' });
const done = { url: '/files/media/galleries/cat.webp', type: 'image/webp', width: 1, height: 1, sizes: null };
const ticket = {
  uploadId: 'u1',
  signedUrl: '/put',
  headers: { 'content-type': 'image/png' },
  publicUrl: done.url,
};

/** Node has no XMLHttpRequest; what it does in a browser is done by `fetch`. */
const sendWithFetch =
  (origin: string): typeof sendFile =>
  async (url, body, { headers, signal, onProgress }) => {
    const answer = await fetch(origin + url, {
      method: 'PUT',
      body,
      headers,
      ...(signal && { signal }),
    }).catch((cause: unknown) => {
      if (signal?.aborted) throw cause;
      throw new NetworkError();
    });
    onProgress?.(1);
    const { error } = (answer.status === 204 ? {} : await answer.json()) as {
      error?: typeof uploadsErrors.EMPTY;
    };
    if (error) throw new ApiError(error);
  };

describe('uploading a file', () => {
  let server: Server;
  let upload: UploadFile;
  let calls: string[];
  let answer: (call: string, request: IncomingMessage, response: ServerResponse) => void;

  const json = (response: ServerResponse, status: number, body: object): void =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  const refuse = (response: ServerResponse, error: { status: number }): void =>
    json(response, error.status, { error });
  const work = (call: string, response: ServerResponse): void => {
    if (call.startsWith('PUT')) response.writeHead(204).end();
    else json(response, 200, { data: call.startsWith('GET') ? ticket : done });
  };

  beforeEach(async () => {
    calls = [];
    answer = (call, _, response) => work(call, response);
    server = createServer((request, response) => {
      const call = `${request.method ?? ''} ${(request.url ?? '').split('?')[0] ?? ''}`;
      calls.push(call);
      request.resume().once('end', () => answer(call, request, response));
      request.on('error', () => undefined);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const session = new Session(memoryStorage());
    session.adopt(buildToken());
    upload = createUploadFile(session, createApi(session, origin).apiFetch, sendWithFetch(origin), [1, 1, 1]);
  });

  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it('[121] asks for a signed address, sends the file there and has it checked', async () => {
    let asked = new URLSearchParams();
    answer = (call, request, response) => {
      if (call.startsWith('GET')) asked = new URL(request.url ?? '', 'http://localhost').searchParams;
      work(call, response);
    };
    const seen: number[] = [];
    const onProgress = (fraction: number): void => void seen.push(fraction);
    expect(await upload(file, { folder: 'galleries', target: 'x1', onProgress })).toEqual(done);
    expect(calls).toEqual(['GET /getSignedUrl', 'PUT /put', 'POST /uploads/u1/complete']);
    expect(Object.fromEntries(asked)).toEqual({
      uploadS3Bucket: 'media',
      uploadPath: 'galleries/x1',
      filename: 'Cat.PNG',
      type: 'image/png',
      extension: 'png',
      userId: ada,
      size: '9',
    });
    expect(seen.at(-1)).toBe(1);
  });

  it('[117] refuses at once, with the text of the rule, what cannot be uploaded', async () => {
    const svg = new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' });
    const film = new File(['film'], 'a.mov', { type: 'video/quicktime' });
    await expect(upload(svg, { folder: 'galleries' })).rejects.toMatchObject(uploadsErrors.SVG_REFUSED);
    await expect(upload(film, { folder: 'galleries' })).rejects.toMatchObject(uploadsErrors.MOV_REFUSED);
    await expect(upload(file, { folder: 'community-videos' })).rejects.toMatchObject(
      uploadsErrors.KIND_NOT_TAKEN,
    );
    expect(calls).toEqual([]);
  });

  it('tries again what the network spoiled, and does not send twice what arrived', async () => {
    let puts = 0;
    answer = (call, request, response) => {
      if (call.startsWith('PUT') && (puts += 1) === 1) request.socket.destroy();
      else if (call.startsWith('PUT')) refuse(response, uploadsErrors.ALREADY_SENT);
      else work(call, response);
    };
    expect(await upload(file, { folder: 'galleries' })).toEqual(done);
    expect(calls).toEqual(['GET /getSignedUrl', 'PUT /put', 'PUT /put', 'POST /uploads/u1/complete']);
  });

  it('does not try again what was refused', async () => {
    answer = (call, _, response) =>
      call.startsWith('POST') ? refuse(response, uploadsErrors.CONTENT_MISMATCH) : work(call, response);
    await expect(upload(file, { folder: 'galleries' })).rejects.toMatchObject(uploadsErrors.CONTENT_MISMATCH);
    expect(calls).toHaveLength(3);
  });

  it('stops when it is called off', async () => {
    const control = new AbortController();
    answer = (call, _, response) => {
      if (call.startsWith('PUT')) control.abort();
      else work(call, response);
    };
    const sending = upload(file, { folder: 'galleries', signal: control.signal });
    await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
    expect(calls).toEqual(['GET /getSignedUrl', 'PUT /put']);
  });
});
