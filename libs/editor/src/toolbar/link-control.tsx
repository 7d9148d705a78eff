import { typedAddress } from '@lyceum/rich-text';
import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import * as messages from '../editor.messages';
import { AddressForm } from './address-form';
import { ToolPopover } from './tool-popover';

/** Makes the selected words a link, or writes the address where the cursor stands. */
export function LinkControl({ editor }: { readonly editor: Editor }) {
  const isActive = useEditorState({ editor, selector: (state) => state.editor.isActive('link') });
  return (
    <ToolPopover label={messages.link()} icon={<IconLink size={16} aria-hidden />} isActive={isActive}>
      {(close) => (
        <AddressForm
          label={messages.linkTo()}
          start={currentAddress(editor)}
          submitLabel={messages.insert()}
          onSubmit={(typed) => {
            const address = typedAddress(typed);
            if (!address) return false;
            setLink(editor, address);
            close();
            return true;
          }}
        >
          {isActive && (
            <Button
              size="xs"
              variant="default"
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run();
                close();
              }}
            >
              {messages.removeLink()}
            </Button>
          )}
        </AddressForm>
      )}
    </ToolPopover>
  );
}

function currentAddress(editor: Editor): string {
  const href: unknown = editor.getAttributes('link').href;
  return typeof href === 'string' ? href : '';
}

function setLink(editor: Editor, href: string): void {
  const link = { type: 'link', attrs: { href } };
  if (editor.state.selection.empty && !editor.isActive('link')) {
    const shown = { type: 'text', text: href, marks: [link] };
    editor
      .chain()
      .focus()
      .insertContent([shown, { type: 'text', text: ' ' }])
      .run();
    return;
  }
  editor.chain().focus().extendMarkRange('link').setLink({ href }).run();
}
