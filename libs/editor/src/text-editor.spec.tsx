import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { LyceumProvider } from '@lyceum/ui';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { isAndroid } from './is-android';
import { TextEditor } from './text-editor';
import type { TextEditorProps, WrittenText } from './text-editor.types';

const phone = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

function open(initial?: TextEditorProps['initial']) {
  const onChange = jest.fn<(text: WrittenText) => void>();
  render(
    <LyceumProvider>
      <TextEditor label="Text" onChange={onChange} {...(initial && { initial })} />
    </LyceumProvider>,
  );
  return { field: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }), onChange };
}

const json = (text: string) =>
  JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });

describe('the editor on Android', () => {
  it('is told by the browser', () => {
    expect(isAndroid(phone)).toBe(true);
    expect(isAndroid('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1')).toBe(false);
  });

  it('[119] is a plain text area, and what is written is plain text', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(phone);
    const { field, onChange } = open();
    expect(field.tagName).toBe('TEXTAREA');
    await userEvent.type(field, 'Hello');
    expect(onChange).toHaveBeenLastCalledWith({ content: 'Hello', isRich: false, isBlank: false });
    await userEvent.clear(field);
    await userEvent.type(field, '  ');
    expect(onChange).toHaveBeenLastCalledWith({ content: '  ', isRich: false, isBlank: true });
  });

  it('keeps a rich text rich, whose form cannot change', async () => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(phone);
    const { field, onChange } = open({ content: json('Old'), isRich: true });
    expect(field.value).toBe('Old');
    await userEvent.type(field, ' new');
    expect(onChange).toHaveBeenLastCalledWith({ content: json('Old new'), isRich: true, isBlank: false });
  });
});

it('edits a plain text as plain text anywhere', () => {
  const { field } = open({ content: 'Plain', isRich: false });
  expect([field.tagName, field.value]).toEqual(['TEXTAREA', 'Plain']);
});
