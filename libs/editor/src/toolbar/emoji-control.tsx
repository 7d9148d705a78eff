import { lazyPart } from '@lyceum/shell';
import { Loader } from '@mantine/core';
import { IconMoodSmile } from '@tabler/icons-react';
import { Suspense } from 'react';
import * as messages from '../editor.messages';
import { ToolPopover } from './tool-popover';

const EmojiPicker = lazyPart(() => import('../emoji/emoji-picker').then((it) => it.EmojiPicker));

interface EmojiControlProps {
  /** Writes it: an emoji is a character like any other. */
  readonly onPick: (emoji: string) => void;
}

/** Offers emoji. The list is our own and loads when it is opened. */
export function EmojiControl({ onPick }: EmojiControlProps) {
  return (
    <ToolPopover label={messages.emoji()} icon={<IconMoodSmile size={16} aria-hidden />}>
      {(close) => (
        <Suspense fallback={<Loader size="sm" aria-label={messages.loadingEmoji()} />}>
          <EmojiPicker
            onPick={(emoji) => {
              onPick(emoji);
              close();
            }}
          />
        </Suspense>
      )}
    </ToolPopover>
  );
}
