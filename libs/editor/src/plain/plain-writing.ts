import {
  isBlankDocument,
  partsOf,
  plainTextOf,
  readRichText,
  type RichNode,
  richTextOf,
} from '@lyceum/rich-text';
import type { TextEditorProps, WrittenText } from '../text-editor.types';

/** Somebody whose name was put into the text. */
export interface NamedPerson {
  readonly id: string;
  /** What follows the `@`. */
  readonly label: string;
}

/** A text without a form, as it is written: beside its words those it names and the files that follow it. */
export interface PlainWriting {
  readonly text: string;
  readonly people: readonly NamedPerson[];
  /** Pictures and videos, as parts of a rich text. */
  readonly media: readonly RichNode[];
  /** Whether it was a rich text, which it stays. */
  readonly wasRich: boolean;
}

const mediaTypes = ['image', 'video', 'videoEmbed'];

/** A stored text as it goes on being written. */
export function writingOf(initial: TextEditorProps['initial']): PlainWriting {
  const document = initial?.isRich ? readRichText(initial.content) : null;
  if (!document) return { text: initial?.content ?? '', people: [], media: [], wasRich: false };
  const parts = partsOf(document);
  return {
    text: plainTextOf(document),
    people: parts
      .filter(({ type }) => type === 'mention')
      .map(({ attrs }) => ({ id: String(attrs?.id), label: String(attrs?.label) })),
    media: parts.filter(({ type }) => mediaTypes.includes(type)),
    wasRich: true,
  };
}

/**
 * What was written, as it is kept: plain text (checklist line 119), or, where somebody is named or a file goes with it,
 * a rich text of paragraphs with the files after them.
 */
export function textOfWriting(writing: PlainWriting): Pick<WrittenText, 'content' | 'isRich' | 'isBlank'> {
  const { text, media, wasRich } = writing;
  const document = documentOf(writing);
  const isRich = wasRich || media.length > 0 || partsOf(document).some(({ type }) => type === 'mention');
  return {
    content: isRich ? JSON.stringify(document) : text,
    isRich,
    isBlank: isBlankDocument(document),
  };
}

function documentOf({ text, people, media }: PlainWriting): RichNode {
  const paragraphs = richTextOf(text).content.map(({ content, ...paragraph }) => ({
    ...paragraph,
    ...(content && { content: content.flatMap((run) => withMentions(run.text ?? '', people)) }),
  }));
  // A rich text ends with a paragraph.
  const files = media.length > 0 ? [...media, { type: 'paragraph' }] : [];
  return { type: 'doc', content: [...paragraphs, ...files] };
}

/** A line with those it names as mentions; of two names the longer is meant. */
function withMentions(line: string, people: readonly NamedPerson[]): RichNode[] {
  if (line === '') return [];
  const [person] = people
    .filter(({ label }) => line.includes(`@${label}`))
    .toSorted((one, other) => other.label.length - one.label.length);
  if (!person) return [{ type: 'text', text: line }];
  const name = `@${person.label}`;
  const at = line.indexOf(name);
  return [
    ...withMentions(line.slice(0, at), people),
    { type: 'mention', attrs: { ...person } },
    ...withMentions(line.slice(at + name.length), people),
  ];
}
