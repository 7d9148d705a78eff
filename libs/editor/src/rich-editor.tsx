import '@mantine/tiptap/styles.layer.css';
import { isBlankDocument, readRichText, type RichNode, richTextOf } from '@lyceum/rich-text';
import { richTextClass } from '@lyceum/ui';
import { Input } from '@mantine/core';
import { RichTextEditor } from '@mantine/tiptap';
import { type Editor, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { editorExtensions, pasteRules } from './extensions/editor-extensions';
import { editorLabels } from './editor-labels';
import { MentionList } from './mentions/mention-list';
import { createMentionStore } from './mentions/mention-store';
import classes from './rich-editor.module.css';
import type { TextEditorProps, WrittenText } from './text-editor.types';
import { EditorToolbar } from './toolbar/editor-toolbar';
import { UploadCards } from './uploads/upload-cards';
import { type Uploads, useUploads } from './uploads/use-uploads';

/** px that stay free around the cursor where the text is scrolled to it. */
const caretRoom = { top: 8, right: 0, bottom: 72, left: 0 };

/** The rich editor itself (checklist line 115). `TextEditor` loads it when it is needed. */
export function RichEditor(props: TextEditorProps) {
  const { label, error, onChange, initial } = props;
  const [mentions] = useState(createMentionStore);
  const uploads = useUploads(props.upload);
  const errorId = useId();
  const editor = useEditor({
    extensions: editorExtensions({ ...props, mentions, uploadPlaces: uploads?.extension }),
    enablePasteRules: pasteRules,
    content: startOf(initial),
    autofocus: props.autoFocus ? 'end' : false,
    onUpdate: ({ editor: changed }) => onChange(writtenIn(changed, uploads)),
    editorProps: {
      // What is written stays above the docked tools.
      scrollMargin: caretRoom,
      scrollThreshold: caretRoom,
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
  useUploadNews(editor, uploads, onChange);
  return (
    <div>
      <RichTextEditor
        editor={editor}
        labels={editorLabels()}
        withTypographyStyles={false}
        withCodeHighlightStyles={false}
        className={error ? `${classes.root} ${classes.refused}` : classes.root}
      >
        <EditorToolbar editor={editor} uploads={uploads} canMention={props.suggest !== undefined} />
        <RichTextEditor.Content />
      </RichTextEditor>
      {uploads && <UploadCards queue={uploads.queue} elements={uploads.elements} />}
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

/** Says that the text waits for files, or no longer does, also where no word of it changed. */
function useUploadNews(editor: Editor, uploads: Uploads | null, onChange: TextEditorProps['onChange']): void {
  const tell = useEffectEvent(() => onChange(writtenIn(editor, uploads)));
  useEffect(() => {
    if (!uploads) return undefined;
    let count = 0;
    return uploads.queue.subscribe(() => {
      const before = count;
      count = uploads.queue.state().uploads.length;
      if ((count === 0) !== (before === 0)) tell();
    });
  }, [uploads]);
}

function writtenIn(editor: Editor, uploads: Uploads | null): WrittenText {
  const document = editor.getJSON() as RichNode;
  return {
    content: JSON.stringify(document),
    isRich: true,
    isBlank: isBlankDocument(document),
    isUploading: uploads !== null && uploads.queue.state().uploads.length > 0,
  };
}
