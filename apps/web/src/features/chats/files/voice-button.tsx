import { ActionIcon } from '@mantine/core';
import { IconMicrophone } from '@tabler/icons-react';
import { recordVoice } from './files.messages';

/** Begins a voice note. */
export function VoiceButton({ onRecord }: { readonly onRecord: () => void }) {
  return (
    <ActionIcon variant="subtle" color="gray" size={40} aria-label={recordVoice()} onClick={onRecord}>
      <IconMicrophone size={20} stroke={1.75} aria-hidden />
    </ActionIcon>
  );
}
