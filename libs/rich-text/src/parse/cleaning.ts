import { richMarkNames, type RichMarkName, type RichNodeName } from '../schema/rich-text.schema';
import type { RichMark, RichNode } from '../schema/rich-text.types';
import { markRules, nodeRules } from './attribute-rules';
import { cleanText } from './clean-text';
import * as messages from './parse.messages';

type Properties = Record<string, unknown>;

const mostIssues = 5;
const inlineNodes: readonly RichNodeName[] = ['text', 'hardBreak', 'mention'];

/** One walk over a document that came from outside: copies what is allowed and notes what is not. */
export class Cleaning {
  private readonly found = new Set<string>();

  /** What is wrong, in plain words; the first few. */
  get issues(): string[] {
    return [...this.found].slice(0, mostIssues);
  }

  /** The copy of a whole document, a paragraph at its end; `null` if this is none. */
  document(value: unknown): RichNode | null {
    if (!isObject(value) || value.type !== 'doc') return this.refuse(messages.noRichText());
    const content = this.children(value.content);
    if (content.at(-1)?.type !== 'paragraph') content.push({ type: 'paragraph' });
    return { type: 'doc', content };
  }

  private children(value: unknown): RichNode[] {
    if (value === undefined || value === null) return [];
    if (!Array.isArray(value)) {
      this.refuse(messages.partsDoNotFit());
      return [];
    }
    return value.flatMap((child: unknown) => this.node(child) ?? []);
  }

  private node(value: unknown): RichNode | null {
    if (!isObject(value) || typeof value.type !== 'string') return this.refuse(messages.partWithoutKind());
    const name = value.type;
    if (!isNodeName(name)) return this.refuse(messages.unknownPart({ kind: spoken(name) }));
    if (name === 'text') return this.text(value);
    const attrs = nodeRules[name](objectOf(value.attrs));
    if (typeof attrs === 'string') return this.refuse(attrs);
    const content = this.children(value.content);
    const marks = inlineNodes.includes(name) ? this.marks(value.marks) : [];
    return {
      type: name,
      ...(Object.keys(attrs).length > 0 && { attrs }),
      ...(content.length > 0 && { content }),
      ...(marks.length > 0 && { marks }),
    };
  }

  private text(value: Properties): RichNode | null {
    if (typeof value.text !== 'string') return this.refuse(messages.partWithoutText());
    const text = cleanText(value.text);
    const marks = this.marks(value.marks);
    // ProseMirror knows no empty run of text.
    return text === '' ? null : { type: 'text', text, ...(marks.length > 0 && { marks }) };
  }

  /** Each mark once and in the schema's order; code stands alone, as the schema wants it. */
  private marks(value: unknown): RichMark[] {
    if (!Array.isArray(value)) return [];
    const kept = new Map<string, RichMark>();
    for (const mark of value) {
      const cleaned = this.mark(mark);
      if (cleaned) kept.set(cleaned.type, cleaned);
    }
    const code = kept.get('code');
    return code ? [code] : richMarkNames.flatMap((name) => kept.get(name) ?? []);
  }

  private mark(value: unknown): RichMark | null {
    if (!isObject(value) || typeof value.type !== 'string') return this.refuse(messages.partWithoutKind());
    const name = value.type;
    if (!isMarkName(name)) return this.refuse(messages.unknownMark({ kind: spoken(name) }));
    const attrs = markRules[name](objectOf(value.attrs));
    if (typeof attrs === 'string') return this.refuse(attrs);
    return { type: name, ...(Object.keys(attrs).length > 0 && { attrs }) };
  }

  private refuse(issue: string): null {
    this.found.add(issue);
    return null;
  }
}

function isObject(value: unknown): value is Properties {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function objectOf(value: unknown): Properties {
  return isObject(value) ? value : {};
}

function isNodeName(name: string): name is RichNodeName {
  return name !== 'doc' && Object.hasOwn(nodeRules, name);
}

function isMarkName(name: string): name is RichMarkName {
  return Object.hasOwn(markRules, name);
}

/** A name out of a document that may be said back. */
function spoken(name: string): string {
  return name.replace(/[^\w -]/g, '').slice(0, 30);
}
