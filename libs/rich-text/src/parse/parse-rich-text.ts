import { richTextLimits } from '../schema/rich-text.limits';
import { richTextSchema } from '../schema/rich-text.schema';
import type { RichDocument, RichNode } from '../schema/rich-text.types';
import { Cleaning } from './cleaning';
import { isDeeperThan } from './depth';
import * as messages from './parse.messages';

/** What came of a rich text: the document and the JSON to keep, or what is wrong with it, for its author. */
export type ParsedRichText =
  | { ok: true; document: RichDocument; json: string }
  | { ok: false; tooLarge: boolean; issues: string[] };

/**
 * Checks a rich text that came from outside: at most 100 kB of JSON that is a document of `richTextSchema` and whose
 * attributes are on the allow-list. What is harmless and unknown (attributes, doubled marks) is dropped, everything
 * else refused. The JSON of the answer is canonical: parsed again it gives itself, and its last block is a
 * paragraph (checklist line 118). Never throws.
 */
export function parseRichText(text: string): ParsedRichText {
  if (!fits(text)) return tooLarge();
  const value = parseJson(text);
  if (value === undefined) return refused([messages.noRichText()]);
  if (isDeeperThan(value, richTextLimits.depth * 2 + 2)) {
    return refused([messages.tooDeep()]);
  }
  const cleaning = new Cleaning();
  const document = cleaning.document(value);
  return cleaning.issues.length > 0 || !document ? refused(cleaning.issues) : fitted(document);
}

/** Lets ProseMirror check which part lies in which, and writes the document down. */
function fitted(cleaned: RichNode): ParsedRichText {
  try {
    const node = richTextSchema.nodeFromJSON(cleaned);
    node.check();
    const document = node.toJSON() as RichDocument;
    const json = JSON.stringify(document);
    return fits(json) ? { ok: true, document, json } : tooLarge();
  } catch {
    return refused([messages.partsDoNotFit()]);
  }
}

function fits(text: string): boolean {
  return text.length <= richTextLimits.bytes && bytesOf(text) <= richTextLimits.bytes;
}

/** Length in UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function refused(issues: string[]): ParsedRichText {
  return { ok: false, tooLarge: false, issues };
}

function tooLarge(): ParsedRichText {
  return { ok: false, tooLarge: true, issues: [messages.tooLong()] };
}
