import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { uploadsErrors } from '@lyceum/contracts/uploads';
import { parseRichText } from '@lyceum/rich-text';
import { LyceumProvider } from '@lyceum/ui';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RichEditor } from '../rich-editor';
import { fakeLayout } from '../testing/layout';
import type { UploadedMedia, UploadOptions, WrittenText } from '../text-editor.types';

fakeLayout();
// Jsdom shows no files.
URL.createObjectURL = () => 'blob:picture';
URL.revokeObjectURL = () => undefined;

afterEach(cleanup);

interface Sent {
  file: File;
  options: UploadOptions;
  arrive: (media: UploadedMedia) => void;
  fail: (error: Error) => void;
}

function open() {
  const sent: Sent[] = [];
  const onChange = jest.fn<(text: WrittenText) => void>();
  const upload = (file: File, options: UploadOptions) =>
    new Promise<UploadedMedia>((arrive, fail) => sent.push({ file, options, arrive, fail }));
  const content = JSON.stringify({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Look' }] }],
  });
  const { unmount } = render(
    <LyceumProvider>
      <RichEditor
        label="Text"
        initial={{ content, isRich: true }}
        onChange={onChange}
        upload={upload}
        autoFocus
      />
    </LyceumProvider>,
  );
  return { sent, onChange, unmount, written: () => onChange.mock.lastCall?.[0] };
}

const png = (name = 'map.png') => new File(['x'], name, { type: 'image/png' });
const mp4 = new File(['x'], 'walk.mp4', { type: 'video/mp4' });
const choose = (name: string, ...files: File[]) =>
  fireEvent.change(screen.getByLabelText(name, { selector: 'input' }), { target: { files } });

function blocksIn(text: WrittenText | undefined) {
  const parsed = parseRichText(text?.content ?? '');
  if (!parsed.ok) throw new Error(parsed.issues.join(' '));
  return parsed.document.content.map(({ type, attrs }) => [type, attrs?.src].filter(Boolean).join(' '));
}

describe('uploads of the editor', () => {
  it('[115] puts a picture and a video into the text when they have arrived, and shows how far they are', async () => {
    const { sent, written } = open();
    choose('Upload a picture', png());
    expect(await screen.findByRole('group', { name: 'Upload of map.png' })).toBeTruthy();
    act(() => sent[0]?.options.onProgress(0.42));
    expect((await screen.findByRole('progressbar')).getAttribute('aria-valuenow')).toBe('42');
    // What is on its way is no part of the text, but says that it is there.
    expect(written()).toMatchObject({ isUploading: true });
    expect(blocksIn(written())).toEqual(['paragraph']);
    sent[0]?.arrive({ url: '/files/media/map.webp', width: 300, height: 200 });
    await waitFor(() => expect(written()).toMatchObject({ isUploading: false }));
    choose('Upload a video', mp4);
    sent[1]?.arrive({ url: '/files/media/walk.mp4' });
    await waitFor(() =>
      expect(blocksIn(written())).toEqual([
        'paragraph',
        'video /files/media/walk.mp4',
        'image /files/media/map.webp',
        'paragraph',
      ]),
    );
  });

  it('keeps the order of several pictures, whichever arrives first', async () => {
    const { sent, written } = open();
    choose('Upload a picture', png('1.png'), png('2.png'), png('3.png'));
    for (const index of [2, 0, 1]) sent[index]?.arrive({ url: `/files/media/${String(index + 1)}.webp` });
    await waitFor(() =>
      expect(blocksIn(written())).toEqual([
        'paragraph',
        'image /files/media/1.webp',
        'image /files/media/2.webp',
        'image /files/media/3.webp',
        'paragraph',
      ]),
    );
  });

  it('calls an upload off', async () => {
    const { sent, written } = open();
    choose('Upload a picture', png());
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel map.png' }));
    expect(sent[0]?.options.signal.aborted).toBe(true);
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Upload of map.png' })).toBeNull());
    expect(written()).toMatchObject({ isUploading: false });
    sent[0]?.arrive({ url: '/files/media/late.webp' });
    expect(blocksIn(written())).toEqual(['paragraph']);
  });

  it('tries a failed upload again', async () => {
    const { sent, written } = open();
    choose('Upload a picture', png());
    sent[0]?.fail(new Error('We cannot reach the server.'));
    expect(await screen.findByText('We cannot reach the server.')).toBeTruthy();
    expect(screen.getByText('Nothing can be posted until you try again or remove it.')).toBeTruthy();
    expect(written()).toMatchObject({ isUploading: true });
    await userEvent.click(screen.getByRole('button', { name: 'Try map.png again' }));
    expect(sent).toHaveLength(2);
    sent[1]?.arrive({ url: '/files/media/map.webp' });
    await waitFor(() => expect(blocksIn(written())).toContain('image /files/media/map.webp'));
  });

  it.each([
    ['a.avi', 'video/x-msvideo', uploadsErrors.TYPE_NOT_TAKEN.message],
    ['a.MOV', 'video/quicktime', uploadsErrors.MOV_REFUSED.message],
    ['a.svg', 'image/svg+xml', uploadsErrors.SVG_REFUSED.message],
    ['walk.mov', '', uploadsErrors.MOV_REFUSED.message],
    ['a.pdf', 'application/pdf', uploadsErrors.TYPE_NOT_TAKEN.message],
    ['a.png.exe', 'image/png', uploadsErrors.EXTENSION_MISMATCH.message],
  ])('[117] refuses %s before anything is sent', async (name, type, message) => {
    const { sent } = open();
    choose('Upload a picture', new File(['x'], name, { type }));
    expect((await screen.findByText(`${name}: ${message}`)).closest('[role=alert]')).toBeTruthy();
    expect(sent).toEqual([]);
  });

  it('[117] takes pictures up to 10 MB and videos up to 500 MB', async () => {
    const { sent } = open();
    const sized = (file: File, size: number) => Object.defineProperty(file, 'size', { value: size });
    const megabyte = 1024 * 1024;
    choose(
      'Upload a picture',
      sized(png('big.png'), 10 * megabyte + 1),
      sized(png('fits.png'), 10 * megabyte),
    );
    expect(await screen.findByText(/^big\.png: This file is too large: at most 10 MB/)).toBeTruthy();
    choose('Upload a video', sized(new File([''], 'big.webm', { type: 'video/webm' }), 500 * megabyte + 1));
    expect(await screen.findByText(/^big\.webm: This file is too large: at most 500 MB/)).toBeTruthy();
    expect(sent.map(({ file }) => file.name)).toEqual(['fits.png']);
  });

  it('[115] takes a picture that is pasted', async () => {
    const { sent } = open();
    const field = screen.getByRole('textbox', { name: 'Text' });
    const files = [png('pasted.png')];
    fireEvent.paste(field, { clipboardData: { files, types: ['Files'], getData: () => '' } });
    expect(await screen.findByRole('group', { name: 'Upload of pasted.png' })).toBeTruthy();
    expect(sent).toHaveLength(1);
  });

  it('ends its uploads when it goes', async () => {
    const { sent, unmount } = open();
    choose('Upload a picture', png());
    await screen.findByRole('group', { name: 'Upload of map.png' });
    unmount();
    expect(sent[0]?.options.signal.aborted).toBe(true);
  });
});
