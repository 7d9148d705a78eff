import { RichTextEditor } from '@mantine/tiptap';
import type { Editor } from '@tiptap/react';
import { useIsDocked } from '../docking/tools-place';
import type { Uploads } from '../uploads/use-uploads';
import { DescribeControl } from './describe-control';
import { EmojiControl } from './emoji-control';
import { LinkControl } from './link-control';
import { MentionControl } from './mention-control';
import { ToolGroup, ToolStrip } from './tool-strip';
import { UploadControl } from './upload-control';
import { VideoControl } from './video-control';

interface EditorToolbarProps {
  readonly editor: Editor;
  /** Null where nothing can be uploaded. */
  readonly uploads: Uploads | null;
  readonly canMention: boolean;
}

/** The tools of a rich text (checklist line 115). On a phone those come first that its keyboard is no help with. */
export function EditorToolbar(props: EditorToolbarProps) {
  const isDocked = useIsDocked();
  return (
    <ToolStrip>
      {isDocked && <Insertions {...props} />}
      <ToolGroup>
        <RichTextEditor.Bold />
        <RichTextEditor.Italic />
        <RichTextEditor.Underline />
      </ToolGroup>
      <ToolGroup>
        <RichTextEditor.H1 />
        <RichTextEditor.H2 />
        <RichTextEditor.Blockquote />
        <RichTextEditor.OrderedList />
        <RichTextEditor.BulletList />
      </ToolGroup>
      {!isDocked && <Insertions {...props} />}
    </ToolStrip>
  );
}

function Insertions({ editor, uploads, canMention }: EditorToolbarProps) {
  const write = (text: string): void => {
    editor.chain().focus().insertContent({ type: 'text', text }).run();
  };
  const add = (files: readonly File[]): void => uploads?.add(editor, files);
  return (
    <ToolGroup>
      <EmojiControl onPick={write} />
      {canMention && <MentionControl editor={editor} />}
      <LinkControl editor={editor} />
      {uploads && <UploadControl kind="IMAGE" onFiles={add} />}
      <DescribeControl editor={editor} />
      {uploads && <UploadControl kind="VIDEO" onFiles={add} />}
      <VideoControl editor={editor} />
    </ToolGroup>
  );
}
