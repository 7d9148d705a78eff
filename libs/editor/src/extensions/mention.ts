import { mentionClass } from '@lyceum/ui';
import { Node } from '@tiptap/core';
import { Suggestion, type SuggestionOptions } from '@tiptap/suggestion';
import type { MentionablePerson } from '../text-editor.types';

interface MentionOptions {
  /** Offers people while a name is typed; without it there are no new mentions. */
  suggestion: Omit<SuggestionOptions<MentionablePerson, MentionablePerson>, 'editor'> | null;
}

/** Somebody named by `@`: one piece, that is deleted as one. */
export const Mention = Node.create<MentionOptions>({
  name: 'mention',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: false,
  addOptions: () => ({ suggestion: null }),
  addAttributes: () => ({
    id: { parseHTML: (element: HTMLElement) => element.dataset.mentionId },
    label: { default: '', parseHTML: (element: HTMLElement) => element.textContent.replace(/^@/, '') },
  }),
  parseHTML: () => [{ tag: 'span[data-mention-id]' }],
  renderHTML: ({ node }) => [
    'span',
    { class: mentionClass, 'data-mention-id': String(node.attrs.id) },
    `@${String(node.attrs.label)}`,
  ],
  renderText: ({ node }) => `@${String(node.attrs.label)}`,
  addProseMirrorPlugins() {
    const { suggestion } = this.options;
    return suggestion ? [Suggestion({ editor: this.editor, ...suggestion })] : [];
  },
});
