import { asVideoEmbed, isOwnFile, videoProviderName } from '@lyceum/rich-text';
import { Node } from '@tiptap/core';
import * as messages from '../editor.messages';

/** A picture uploaded here. Pasted pictures of other sites match no rule and fall away. */
export const Picture = Node.create({
  name: 'image',
  group: 'block',
  draggable: true,
  addAttributes: () => ({
    src: {},
    alt: { default: '' },
    width: { default: null },
    height: { default: null },
  }),
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (element) => (isOwnFile(element.getAttribute('src')) ? null : false) },
  ],
  renderHTML: ({ node }) => ['img', { src: String(node.attrs.src), alt: String(node.attrs.alt) }],
});

/** A video uploaded here. */
export const Video = Node.create({
  name: 'video',
  group: 'block',
  draggable: true,
  addAttributes: () => ({ src: {}, title: { default: '' } }),
  parseHTML: () => [
    { tag: 'video[src]', getAttrs: (element) => (isOwnFile(element.getAttribute('src')) ? null : false) },
  ],
  renderHTML: ({ node }) => ['video', { src: String(node.attrs.src), controls: 'true', preload: 'metadata' }],
});

/** A video of YouTube, Vimeo or Bilibili: while one writes, a card that names it. */
export const VideoEmbedNode = Node.create({
  name: 'videoEmbed',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes: () => ({
    provider: { parseHTML: (element: HTMLElement) => element.dataset.provider },
    videoId: { parseHTML: (element: HTMLElement) => element.dataset.videoId },
  }),
  parseHTML: () => [
    {
      tag: 'div[data-video-id]',
      getAttrs: (element) => (asVideoEmbed({ ...element.dataset }) ? null : false),
    },
  ],
  renderHTML: ({ node }) => {
    const embed = asVideoEmbed(node.attrs);
    const name = embed ? videoProviderName(embed.provider) : '';
    return [
      'div',
      { 'data-provider': embed?.provider, 'data-video-id': embed?.videoId, 'data-embed': '' },
      messages.videoOn({ name }),
    ];
  },
});
