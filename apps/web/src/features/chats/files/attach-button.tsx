import { ActionIcon } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import * as messages from './files.messages';

/** Chooses pictures and documents for a message. */
export function AttachButton({ onChoose }: { readonly onChoose: () => void }) {
  return (
    <ActionIcon variant="subtle" color="gray" size={40} aria-label={messages.attach()} onClick={onChoose}>
      <IconPaperclip size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}
