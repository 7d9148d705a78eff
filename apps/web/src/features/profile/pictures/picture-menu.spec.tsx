import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { ProfilePicturePlace } from '@lyceum/contracts/profile';
import { uploadsErrors } from '@lyceum/contracts/uploads';
import { LyceumProvider } from '@lyceum/ui';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PictureMenu } from './picture-menu';

/** What jsdom has not got of a browser that shows pictures: sizes, a canvas, addresses of files and a PUT. */
const picture = { width: 400, height: 300 };
const { fetch, XMLHttpRequest: realRequest } = globalThis;
const measures = {
  offsetWidth: { configurable: true, get: () => picture.width },
  offsetHeight: { configurable: true, get: () => picture.height },
  getBoundingClientRect: { configurable: true, value: () => ({ ...picture, left: 0, top: 0 }) },
};
const unmeasured = Object.getOwnPropertyDescriptors(HTMLElement.prototype);
/** Which part of the picture was drawn, as `x y width height`. */
let drawn: string[];
let mutations: object[];
let answers: (() => object | Promise<never>)[];
let isLineDown: boolean;

class FakeRequest {
  status = 200;
  upload = {};
  onload: (() => void) | undefined;
  open = (): void => undefined;
  setRequestHeader = (): void => undefined;
  send(): void {
    setTimeout(() => this.onload?.());
  }
}

const answerOf = (body: object, status = 200) =>
  ({ ok: status < 400, status, headers: new Headers(), json: () => Promise.resolve(body) }) as Response;

const refusalOf = ({ code, message, status }: { code: string; message: string; status: number }): object => ({
  errors: [{ message, extensions: { code, status, message } }],
});

const shown = { data: { setProfilePicture: { id: 'mina' } } };

beforeEach(() => {
  [drawn, mutations, answers, isLineDown] = [[], [], [], false];
  globalThis.fetch = (input, { body } = {}) => {
    const address = String(input as string);
    if (address.includes('getSignedUrl'))
      return Promise.resolve(answerOf({ data: { uploadId: '1', signedUrl: '/put', headers: {} } }));
    if (address.includes('/complete'))
      return Promise.resolve(answerOf({ data: { url: '/files/mina.webp' } }));
    // A file is sent again for a while before that is said.
    if (isLineDown) return Promise.reject(new TypeError('offline'));
    mutations.push((JSON.parse(String(body)) as { variables: object }).variables);
    return Promise.resolve(answerOf(answers.shift()?.() ?? shown));
  };
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  Object.defineProperty(HTMLImageElement.prototype, 'naturalWidth', { configurable: true, value: 800 });
  Object.defineProperty(HTMLImageElement.prototype, 'naturalHeight', { configurable: true, value: 600 });
  HTMLImageElement.prototype.decode = () => Promise.resolve();
  URL.createObjectURL = () => 'blob:chosen';
  URL.revokeObjectURL = () => undefined;
  HTMLCanvasElement.prototype.getContext = (() => ({
    drawImage: (_: unknown, ...[x, y, width, height]: number[]) =>
      drawn.push([x, y, width, height].map((one) => Math.round(one ?? 0)).join(' ')),
  })) as unknown as HTMLCanvasElement['getContext'];
  HTMLCanvasElement.prototype.toBlob = (done) => done(new Blob(['x'], { type: 'image/webp' }));
});
afterEach(() => {
  cleanup();
  globalThis.fetch = fetch;
  globalThis.XMLHttpRequest = realRequest;
  // Whoever floats over a screen measures it, too.
  Reflect.deleteProperty(HTMLElement.prototype, 'getBoundingClientRect');
  const { offsetWidth, offsetHeight } = unmeasured;
  Object.defineProperties(HTMLElement.prototype, { offsetWidth, offsetHeight });
});

const jpeg = (name = 'me.jpg', type = 'image/jpeg') => new File(['x'], name, { type });

function open(place: ProfilePicturePlace, hasOne = false): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <LyceumProvider>
        <PictureMenu userId="mina" place={place} hasOne={hasOne} />
      </LyceumProvider>
    </QueryClientProvider>,
  );
}

/** Chooses a file; the picker itself is the browser's. */
function choose(file: File): void {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  fireEvent.change(input!, { target: { files: [file] } });
}

/** Chooses a file and waits until it can be cut. */
async function crop(file = jpeg()): Promise<void> {
  choose(file);
  Object.defineProperties(HTMLElement.prototype, measures);
  fireEvent.load(await screen.findByRole('img', { name: 'The picture you chose' }));
  await waitFor(() => expect(saveButton().disabled).toBe(false));
}

const saveButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Presses Save and waits for the words, which on a busy machine could be gone again before the press is over. */
async function save(words: RegExp | string): Promise<void> {
  const said = screen.findByText(words);
  await press('Save');
  await said;
}

describe('[117, 122] a picture of oneself', () => {
  it('is cut square, from its middle, and shown', async () => {
    open('PICTURE');
    await crop();
    await save('Your picture is saved.');
    expect(drawn).toEqual(['100 0 600 600']);
    expect(mutations).toEqual([{ userId: 'mina', place: 'PICTURE', url: '/files/mina.webp' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is moved by buttons and by keys, no further than its edge', async () => {
    open('PICTURE');
    await crop();
    for (let times = 0; times < 6; times++) await press('Move right');
    fireEvent.keyDown(screen.getByRole('application'), { key: 'ArrowLeft' });
    await save('Your picture is saved.');
    // 50 pixels of the screen are room to the edge; a key takes 12 of them back, each of which is two of the picture.
    expect(drawn).toEqual(['24 0 600 600']);
  });

  it('is zoomed by keys', async () => {
    open('PICTURE');
    await crop();
    const slider = screen.getByRole('slider', { name: 'Zoom' });
    fireEvent.keyDown(slider, { key: 'End' });
    await save('Your picture is saved.');
    expect(drawn).toEqual(['300 200 200 200']);
  });

  it('is wide where it is a cover', async () => {
    open('COVER');
    await crop();
    await save('Your cover is saved.');
    expect(drawn).toEqual(['0 200 800 200']);
  });

  it.each([
    ['a refusal', () => answers.push(() => refusalOf(uploadsErrors.NOT_A_FILE_OF_YOURS)), /Choose a file/],
    ['no network', () => (isLineDown = true), /cannot reach the server/],
  ])('stays in the dialog as it was chosen after %s, and is sent again', async (_, fail, words) => {
    open('PICTURE');
    await crop();
    await press('Move right');
    fail();
    await save(words);
    isLineDown = false;
    await save('Your picture is saved.');
    expect(drawn).toEqual(['76 0 600 600', '76 0 600 600']);
  });

  it('says that a picture cannot be opened', async () => {
    open('PICTURE');
    choose(jpeg());
    fireEvent.error(await screen.findByRole('img', { name: 'The picture you chose' }));
    expect((await screen.findByRole('alert')).textContent).toContain('cannot be opened here');
    expect(saveButton().disabled).toBe(true);
  });

  it('is refused at once where it is none', async () => {
    open('PICTURE');
    choose(jpeg('me.svg', 'image/svg+xml'));
    expect(await screen.findByText(uploadsErrors.SVG_REFUSED.message)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is taken away where there is one', async () => {
    open('COVER', true);
    await press('Change your cover');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove the cover' }));
    expect(await screen.findByText('Your cover is removed.')).toBeTruthy();
    expect(mutations).toEqual([{ userId: 'mina', place: 'COVER', url: null }]);
  });
});
