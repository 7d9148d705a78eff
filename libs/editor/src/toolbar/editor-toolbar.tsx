import { RichTextEditor } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useRef } from 'react';
import * as messages from '../editor.messages';
import classes from '../rich-editor.module.css';
import type { Uploads } from '../uploads/use-uploads';
import { DescribeControl } from './describe-control';
import { EmojiControl } from './emoji-control';
import { LinkControl } from './link-control';
import { UploadControl } from './upload-control';
import { VideoControl } from './video-control';

interface EditorToolbarProps {
  readonly editor: Editor;
  /** Null where nothing can be uploaded. */
  readonly uploads: Uploads | null;
}

/** The tools above the text. The arrow keys walk along them, as in any toolbar. */
export function EditorToolbar({ editor, uploads }: EditorToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  return (
    <RichTextEditor.Toolbar
      ref={bar}
      role="toolbar"
      aria-label={messages.formatting()}
      className={classes.toolbar}
      onKeyDown={(event) => moveFocus(event, bar.current)}
    >
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.Underline />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <RichTextEditor.H1 />
        <RichTextEditor.H2 />
        <RichTextEditor.Blockquote />
        <RichTextEditor.OrderedList />
        <RichTextEditor.BulletList />
      </RichTextEditor.ControlsGroup>
      <RichTextEditor.ControlsGroup>
        <LinkControl editor={editor} />
        {uploads && <UploadControl editor={editor} uploads={uploads} kind="IMAGE" />}
        <DescribeControl editor={editor} />
        {uploads && <UploadControl editor={editor} uploads={uploads} kind="VIDEO" />}
        <VideoControl editor={editor} />
        <EmojiControl editor={editor} />
      </RichTextEditor.ControlsGroup>
    </RichTextEditor.Toolbar>
  );
}

function moveFocus(event: KeyboardEvent, bar: HTMLElement | null): void {
  const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  const tools = [...(bar?.querySelectorAll<HTMLElement>('button[data-rich-text-editor-control]') ?? [])];
  const index = tools.indexOf(event.target as HTMLElement);
  if (step === 0 || index < 0) return;
  event.preventDefault();
  tools[(index + step + tools.length) % tools.length]?.focus();
}
