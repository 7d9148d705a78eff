import { lazyPart } from '@lyceum/shell';
import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import * as messages from './editor.messages';
import { isAndroid } from './is-android';
import type { TextEditorProps } from './text-editor.types';

const PlainEditor = lazyPart(() => import('./plain/plain-editor').then((it) => it.PlainEditor));
const RichEditor = lazyPart(() => import('./rich-editor').then((it) => it.RichEditor));

/**
 * The field people write in, loaded when it is first shown: a rich editor; a plain one on Android and for texts that are
 * plain already (checklist lines 115, 119).
 */
export function TextEditor(props: TextEditorProps) {
  const isPlain = props.initial?.isRich === false && props.initial.content !== '';
  const Editor = isPlain || isAndroid() ? PlainEditor : RichEditor;
  return (
    <Suspense
      fallback={<Skeleton height={260} radius="md" aria-label={messages.loading({ label: props.label })} />}
    >
      <Editor {...props} />
    </Suspense>
  );
}
