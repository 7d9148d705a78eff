import { lazyPart } from '@lyceum/shell';
import { Loader } from '@mantine/core';
import { IconMoodSmile } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { Suspense } from 'react';
import * as messages from '../editor.messages';
import { ToolPopover } from './tool-popover';

const EmojiPicker = lazyPart(() => import('../emoji/emoji-picker').then((it) => it.EmojiPicker));

/** Writes an emoji, which is a character like any other. The list is our own and loads when it is opened. */
export function EmojiControl({ editor }: { readonly editor: Editor }) {
  return (
    <ToolPopover label={messages.emoji()} icon={<IconMoodSmile size={16} aria-hidden />}>
      {(close) => (
        <Suspense fallback={<Loader size="sm" aria-label={messages.loadingEmoji()} />}>
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
