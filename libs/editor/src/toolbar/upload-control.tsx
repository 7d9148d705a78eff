import type { MediaKind } from '@lyceum/contracts/uploads';
import { IconPhotoUp, IconVideoPlus } from '@tabler/icons-react';
import { useRef } from 'react';
import * as messages from '../editor.messages';
import { acceptOf } from '../uploads/media-rules';
import { ToolButton } from './tool-button';

interface UploadControlProps {
  readonly kind: MediaKind;
  /** Brings what was chosen to the server and into the text. */
  readonly onFiles: (files: readonly File[]) => void;
}

/** Chooses pictures or videos of the device (checklist lines 115, 117). */
export function UploadControl({ kind, onFiles }: UploadControlProps) {
  const input = useRef<HTMLInputElement>(null);
  const label = kind === 'IMAGE' ? messages.uploadAPicture() : messages.uploadAVideo();
  const Icon = kind === 'IMAGE' ? IconPhotoUp : IconVideoPlus;
  return (
    <>
      <ToolButton label={label} onClick={() => input.current?.click()}>
        <Icon size={16} aria-hidden />
      </ToolButton>
      <input
        ref={input}
        type="file"
        hidden
        multiple={kind === 'IMAGE'}
        accept={acceptOf(kind)}
        aria-label={label}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file may be chosen again after it was called off.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
