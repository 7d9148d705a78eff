import { plainTextOf, readRichText, richTextOf } from '@lyceum/rich-text';
import { Textarea } from '@mantine/core';
import type { TextEditorProps, WrittenText } from './text-editor.types';

/** Writes plain text. A rich text it is given stays one, of paragraphs only, because its form cannot be changed. */
export function PlainEditor({ label, placeholder, initial, onChange, error, autoFocus }: TextEditorProps) {
  const isRich = initial?.isRich === true && initial.content !== '';
  return (
    <Textarea
      aria-label={label}
      placeholder={placeholder}
      defaultValue={shownText(initial)}
      onChange={(event) => onChange(written(event.currentTarget.value, isRich))}
      error={error}
      autosize
      minRows={8}
      maxRows={24}
      dir="auto"
      data-autofocus={autoFocus || undefined}
    />
  );
}

function shownText(initial: TextEditorProps['initial']): string {
  if (!initial) return '';
  const document = initial.isRich ? readRichText(initial.content) : null;
  return document ? plainTextOf(document) : initial.content;
}

function written(text: string, isRich: boolean): WrittenText {
  return {
    content: isRich ? JSON.stringify(richTextOf(text)) : text,
    isRich,
    isBlank: text.trim() === '',
  };
}
