import { safeAddress } from '@lyceum/rich-text';
import type { AnyExtension, Extensions } from '@tiptap/core';
import { Link } from '@tiptap/extension-link';
import { Placeholder } from '@tiptap/extensions';
import { StarterKit } from '@tiptap/starter-kit';
import type { MentionStore } from '../mentions/mention-store';
import { mentionSuggestion } from '../mentions/mention-suggestion';
import { Pasting } from '../paste/pasting';
import type { SuggestPeople } from '../text-editor.types';
import { Picture, Video, VideoEmbedNode } from './media';
import { Mention } from './mention';

/** Links carry an address and nothing else; which addresses there may be is the business of the shared schema. */
const SafeLink = Link.extend({
  addAttributes: () => ({
    href: { default: null, parseHTML: (element: HTMLElement) => element.getAttribute('href') },
  }),
}).configure({
  openOnClick: false,
  defaultProtocol: 'https',
  isAllowedUri: (address, { defaultProtocol }) =>
    safeAddress(address) !== null || safeAddress(`${defaultProtocol}://${address}`) !== null,
});

/** Of what pasted words may become, only links: `3 * 4 * 5` is no slanted 4. Markdown that is meant is `Pasting`'s. */
export const pasteRules = ['link'];

interface EditorOptions {
  placeholder?: string;
  suggest?: SuggestPeople;
  mentions: MentionStore;
  /** Where there are uploads, what gives them their places. */
  uploadPlaces?: AnyExtension | undefined;
}

/** What the editor can write: exactly the parts of `richTextSchema`; the last block is always a paragraph. */
export function editorExtensions({
  placeholder = '',
  suggest,
  mentions,
  uploadPlaces,
}: EditorOptions): Extensions {
  return [
    StarterKit.configure({ heading: { levels: [1, 2] }, horizontalRule: false, link: false }),
    SafeLink,
    Picture,
    Video,
    VideoEmbedNode,
    Mention.configure({ suggestion: suggest ? mentionSuggestion(suggest, mentions) : null }),
    Placeholder.configure({ placeholder }),
    ...(uploadPlaces ? [uploadPlaces] : []),
    Pasting,
  ];
}
