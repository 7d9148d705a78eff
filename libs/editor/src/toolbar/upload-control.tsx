import type { MediaKind } from '@lyceum/contracts/uploads';
import { RichTextEditor } from '@mantine/tiptap';
import { IconPhotoUp, IconVideoPlus } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useRef } from 'react';
import * as messages from '../editor.messages';
import { acceptOf } from '../uploads/media-rules';
import type { Uploads } from '../uploads/use-uploads';

interface UploadControlProps {
  readonly editor: Editor;
  readonly uploads: Uploads;
  readonly kind: MediaKind;
}

/** Chooses pictures or videos of the device and brings them into the text (checklist lines 115, 117). */
export function UploadControl({ editor, uploads, kind }: UploadControlProps) {
  const input = useRef<HTMLInputElement>(null);
  const label = kind === 'IMAGE' ? messages.uploadAPicture() : messages.uploadAVideo();
  const Icon = kind === 'IMAGE' ? IconPhotoUp : IconVideoPlus;
  return (
    <>
      <RichTextEditor.Control aria-label={label} title={label} onClick={() => input.current?.click()}>
        <Icon size={16} aria-hidden />
      </RichTextEditor.Control>
      <input
        ref={input}
        type="file"
        hidden
        multiple={kind === 'IMAGE'}
        accept={acceptOf(kind)}
        aria-label={label}
        onChange={({ currentTarget }) => {
          uploads.add(editor, [...(currentTarget.files ?? [])]);
          // The same file may be chosen again after it was called off.
          currentTarget.value = '';
        }}
      />
    </>
  );
}
