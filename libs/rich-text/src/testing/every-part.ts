import type { RichNode } from '../schema/rich-text.types';
import { doc, linked, marked, mention, paragraph } from './documents';

const person = '0190b5c2-6e2a-7a3e-8f4d-1c2b3a4d5e6f';

/** A document with every kind of part the schema knows. */
export const everyPart: RichNode = doc(
  { type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: 'One' }] },
  { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Two' }] },
  paragraph(
    'Plain ',
    marked('bold', 'bold'),
    marked('all', 'bold', 'italic', 'strike', 'underline'),
    marked('code', 'code'),
    linked('here', 'https://example.org/@a?b=c#d'),
    { type: 'hardBreak' },
    mention(person, 'Ada Lovelace'),
    ' 🙂',
  ),
  { type: 'blockquote', content: [paragraph('Quoted')] },
  { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('Point')] }] },
  {
    type: 'orderedList',
    attrs: { start: 3 },
    content: [{ type: 'listItem', content: [paragraph('Third')] }],
  },
  { type: 'codeBlock', attrs: { language: 'ts' }, content: [{ type: 'text', text: 'let a = 1;\nlet b;' }] },
  { type: 'image', attrs: { src: '/files/community/a.png', alt: 'A map', width: 300, height: 200 } },
  { type: 'video', attrs: { src: '/files/community/a.mp4', title: 'A walk' } },
  { type: 'videoEmbed', attrs: { provider: 'youtube', videoId: 'dQw4w9WgXcQ' } },
  paragraph('The end'),
);
