import { Textarea } from '@mantine/core';
import { useRef } from 'react';
import { useIsDocked } from '../docking/tools-place';
import type { TextEditorProps } from '../text-editor.types';
import { UploadCards } from '../uploads/upload-cards';
import { AttachedFiles } from './attached-files';
import classes from './plain-editor.module.css';
import { PlainTools } from './plain-tools';
import type { NamedPerson } from './plain-writing';
import { usePlainWriting } from './use-plain-writing';

/** Writes plain text, with the tools a phone's keyboard is no help with; files go beside it and are shown beneath. */
export function PlainEditor(props: TextEditorProps) {
  const { label, placeholder, error, autoFocus, suggest } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const { writing, change, queue } = usePlainWriting(props);
  const isDocked = useIsDocked();
  const insert = (words: string, person?: NamedPerson): void => {
    const { selectionStart: start = 0, selectionEnd: end = 0 } = field.current ?? {};
    change(({ text, people }) => ({
      text: text.slice(0, start) + words + text.slice(end),
      people: person ? [person, ...people] : people,
    }));
    // Once the words stand in it.
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(start + words.length, start + words.length);
    });
  };
  return (
    <div className={classes.root}>
      <PlainTools
        onInsert={insert}
        suggest={suggest}
        onFiles={queue ? (files) => void queue.take(files) : undefined}
      />
      <Textarea
        ref={field}
        aria-label={label}
        placeholder={placeholder}
        value={writing.text}
        onChange={({ currentTarget: { value: text } }) => change(() => ({ text }))}
        error={error}
        autosize
        minRows={isDocked ? 4 : 8}
        maxRows={isDocked ? 12 : 24}
        dir="auto"
        data-autofocus={autoFocus || undefined}
      />
      <AttachedFiles media={writing.media} onChange={(media) => change(() => ({ media }))} />
      {queue && <UploadCards queue={queue} />}
    </div>
  );
}
