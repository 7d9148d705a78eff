import { IconAt } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import * as messages from '../editor.messages';
import { ToolButton } from './tool-button';

/** Writes the `@` after which people are offered: it is deep in the keyboard of a phone. */
export function MentionControl({ editor }: { readonly editor: Editor }) {
  const begin = (): void => {
    const { from } = editor.state.selection;
    const before = editor.state.doc.textBetween(Math.max(0, from - 1), from);
    // After a letter it would be a part of an e-mail address.
    editor
      .chain()
      .focus()
      .insertContent({ type: 'text', text: /\S/.test(before) ? ' @' : '@' })
      .run();
  };
  return (
    <ToolButton label={messages.mentionSomebody()} onClick={begin}>
      <IconAt size={16} aria-hidden />
    </ToolButton>
  );
}
