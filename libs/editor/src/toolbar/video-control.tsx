import { videoEmbedAt } from '@lyceum/rich-text';
import { IconMovie } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import * as messages from '../editor.messages';
import { AddressForm } from './address-form';
import { ToolPopover } from './tool-popover';

/** Puts a video of YouTube, Vimeo or Bilibili between the lines. */
export function VideoControl({ editor }: { readonly editor: Editor }) {
  return (
    <ToolPopover label={messages.videoLink()} icon={<IconMovie size={16} aria-hidden />}>
      {(close) => (
        <AddressForm
          label={messages.video()}
          description={messages.aboutVideoLinks()}
          submitLabel={messages.insert()}
          onSubmit={(typed) => {
            const embed = videoEmbedAt(typed);
            if (!embed) return false;
            editor
              .chain()
              .focus()
              .insertContent({ type: 'videoEmbed', attrs: { ...embed } })
              .run();
            close();
            return true;
          }}
        />
      )}
    </ToolPopover>
  );
}
