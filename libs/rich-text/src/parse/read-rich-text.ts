import type { RichDocument } from '../schema/rich-text.types';

/**
 * The document in JSON that the server has checked, for showing it; `null` if it is none. Checks no more than that:
 * the reader leaves out what it does not know, and looks at every address again.
 */
export function readRichText(json: string): RichDocument | null {
  try {
    const value: unknown = JSON.parse(json);
    return isDocument(value) ? value : null;
  } catch {
    return null;
  }
}

function isDocument(value: unknown): value is RichDocument {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    value.type === 'doc' &&
    'content' in value &&
    Array.isArray(value.content)
  );
}
