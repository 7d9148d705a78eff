import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { isAndroid } from './is-android';
import { TextEditor } from './text-editor';
import type { TextEditorProps, WrittenText } from './text-editor.types';

// Jsdom shows no files.
URL.createObjectURL = () => 'blob:picture';
URL.revokeObjectURL = () => undefined;

const phone = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

async function open(initial?: TextEditorProps['initial'], props: Partial<TextEditorProps> = {}) {
  const onChange = jest.fn<(text: WrittenText) => void>();
  render(
    <LyceumProvider>
      <TextEditor label="Text" onChange={onChange} {...(initial && { initial })} {...props} />
    </LyceumProvider>,
  );
  return { field: await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }), onChange };
}

const tool = (name: string) => userEvent.click(screen.getByLabelText(name, { selector: 'button' }));

const json = (text: string) =>
  JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });

describe('the editor on Android', () => {
  it('is told by the browser', () => {
    expect(isAndroid(phone)).toBe(true);
    expect(isAndroid('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1')).toBe(false);
  });

  it('[119] is a plain text area, and what is written is plain text', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(phone);
    const { field, onChange } = await open();
    expect(field.tagName).toBe('TEXTAREA');
    await userEvent.type(field, 'Hello');
    expect(onChange).toHaveBeenLastCalledWith({ content: 'Hello', isRich: false, isBlank: false });
    await userEvent.clear(field);
    await userEvent.type(field, '  ');
    expect(onChange).toHaveBeenLastCalledWith({ content: '  ', isRich: false, isBlank: true });
  });

  it('keeps a rich text rich, whose form cannot change', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(phone);
    const { field, onChange } = await open({ content: json('Old'), isRich: true });
    expect(field.value).toBe('Old');
    await userEvent.type(field, ' new');
    expect(onChange).toHaveBeenLastCalledWith({ content: json('Old new'), isRich: true, isBlank: false });
  });

  it('writes an address and an emoji where the cursor is, and stays plain', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(phone);
    const { field, onChange } = await open({ content: 'Seeit', isRich: false });
    field.setSelectionRange(3, 3);
    await tool('Link');
    await userEvent.type(await screen.findByLabelText('Link to'), 'https://example.org{Enter}');
    await waitFor(() => expect(field.value).toBe('Seehttps://example.org/ it'));
    await tool('Emoji');
    await userEvent.click(await screen.findByLabelText('grinning face'));
    expect(onChange).toHaveBeenLastCalledWith({
      content: 'Seehttps://example.org/ 😀it',
      isRich: false,
      isBlank: false,
    });
  });

  it('mentions whom one finds by name', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(phone);
    const ada = {
      id: '5',
      firstName: 'Ada',
      lastName: 'Byron',
      isFriend: true,
      roleLabels: [],
      forumsInCommon: [],
    };
    const { field, onChange } = await open(undefined, { suggest: () => Promise.resolve([ada]) });
    await userEvent.type(field, 'Dear ');
    await tool('Mention somebody');
    await userEvent.type(await screen.findByLabelText('Name'), 'A');
    await userEvent.click(await screen.findByText('Ada Byron'));
    await waitFor(() => expect(field.value).toBe('Dear @Ada Byron '));
    const written = onChange.mock.lastCall?.[0];
    expect(JSON.parse(written?.content ?? '')).toEqual({
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'Dear ' },
            { type: 'mention', attrs: { id: '5', label: 'Ada Byron' } },
            { type: 'text', text: ' ' },
          ],
        },
      ],
    });
    // A name that is deleted is nobody's any more.
    await userEvent.clear(field);
    await userEvent.type(field, 'Nobody');
    expect(onChange).toHaveBeenLastCalledWith({ content: 'Nobody', isRich: false, isBlank: false });
  });

  it('keeps pictures beside the text, and sends them after it', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(phone);
    const upload = () => Promise.resolve({ url: '/files/cat.png', width: 4, height: 3 });
    const { field, onChange } = await open(undefined, { upload });
    await userEvent.type(field, 'Look');
    const chooser = screen.getByLabelText('Upload a picture', { selector: 'input' });
    fireEvent.change(chooser, { target: { files: [new File(['x'], 'cat.png', { type: 'image/png' })] } });
    await userEvent.type(await screen.findByLabelText('What does it show?'), 'A cat');
    const written = onChange.mock.lastCall?.[0];
    expect(written).toMatchObject({ isRich: true, isBlank: false });
    expect(JSON.parse(written?.content ?? '')).toMatchObject({
      content: [
        { type: 'paragraph', content: [{ text: 'Look' }] },
        { type: 'image', attrs: { src: '/files/cat.png', alt: 'A cat' } },
        // [118]
        { type: 'paragraph' },
      ],
    });
    cleanup();
    const again = await open({ content: written?.content ?? '', isRich: true });
    expect(again.field.value).toBe('Look');
    const files = screen.getByRole('list', { name: 'Files below the text' });
    await userEvent.click(within(files).getByLabelText('Remove A cat'));
    expect(again.onChange).toHaveBeenLastCalledWith({ content: json('Look'), isRich: true, isBlank: false });
  });
});

it('edits a plain text as plain text anywhere', async () => {
  const { field } = await open({ content: 'Plain', isRich: false });
  expect([field.tagName, field.value]).toEqual(['TEXTAREA', 'Plain']);
});
