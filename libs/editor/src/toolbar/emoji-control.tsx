import { lazyPart } from '@lyceum/shell';
import { Loader } from '@mantine/core';
import { IconMoodSmile } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { Suspense } from 'react';
import { ToolPopover } from './tool-popover';

const EmojiPicker = lazyPart(() => import('../emoji/emoji-picker').then((it) => it.EmojiPicker));

/** Writes an emoji, which is a character like any other. The list is our own and loads when it is opened. */
export function EmojiControl({ editor }: { readonly editor: Editor }) {
  return (
    <ToolPopover label="Emoji" icon={<IconMoodSmile size={16} aria-hidden />}>
      {(close) => (
        <Suspense fallback={<Loader size="sm" aria-label="Loading: emoji" />}>
          <EmojiPicker
            onPick={(emoji) => {
              editor.chain().focus().insertContent({ type: 'text', text: emoji }).run();
              close();
            }}
          />
        </Suspense>
      )}
    </ToolPopover>
  );
}
