import '@mantine/tiptap/styles.layer.css';
import { isBlankDocument, readRichText, type RichNode, richTextOf } from '@lyceum/rich-text';
import { richTextClass } from '@lyceum/ui';
import { Input } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { type Editor, useEditor } from '@tiptap/react';
import { useId, useState } from 'react';
import { editorExtensions } from './extensions/editor-extensions';
import { editorLabels } from './editor-labels';
import { MentionList } from './mentions/mention-list';
import { createMentionStore } from './mentions/mention-store';
import classes from './rich-editor.module.css';
import type { TextEditorProps, WrittenText } from './text-editor.types';
import { EditorToolbar } from './toolbar/editor-toolbar';

/** The rich editor itself (checklist line 115). `TextEditor` loads it when it is needed. */
export function RichEditor(props: TextEditorProps) {
  const { label, error, onChange, initial } = props;
  const [mentions] = useState(createMentionStore);
  const errorId = useId();
  const editor = useEditor({
    extensions: editorExtensions({ ...props, mentions }),
    content: startOf(initial),
    autofocus: props.autoFocus ? 'end' : false,
    onUpdate: ({ editor: changed }) => onChange(writtenIn(changed)),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        class: `${richTextClass} ${classes.text}`,
        dir: 'auto',
        ...(error && { 'aria-invalid': 'true', 'aria-describedby': errorId }),
      },
    },
  });
  return (
    <div>
      <RichTextEditor
        editor={editor}
        labels={editorLabels}
        withTypographyStyles={false}
        withCodeHighlightStyles={false}
        className={error ? `${classes.root} ${classes.refused}` : classes.root}
      >
        <EditorToolbar editor={editor} />
        <RichTextEditor.Content />
      </RichTextEditor>
      {error && (
        <Input.Error id={errorId} mt={6} role="alert">
          {error}
        </Input.Error>
      )}
      <MentionList store={mentions} editor={editor} />
    </div>
  );
}

function startOf(initial: TextEditorProps['initial']) {
  if (!initial || initial.content === '') return null;
  return (initial.isRich && readRichText(initial.content)) || richTextOf(initial.content);
}

function writtenIn(editor: Editor): WrittenText {
  const document = editor.getJSON() as RichNode;
  return { content: JSON.stringify(document), isRich: true, isBlank: isBlankDocument(document) };
}
