import { ConfigError } from '@lyceum/kernel';
import { z } from 'zod';

/** A text of the owner's as people read it. */
export interface LegalText {
  readonly version: string;
  readonly publishedAt: Date;
  readonly markdown: string;
}

const frontMatterSchema = z.object({
  version: z.string().min(1).max(40),
  publishedAt: z.iso.date().transform((date) => new Date(`${date}T00:00:00Z`)),
});

const filePattern = /^---\r?\n([^]*?)\r?\n---\r?\n([^]*)$/;

/**
 * Reads a Markdown file with front matter (`version`, `publishedAt` as `YYYY-MM-DD`; other keys are the owner's own).
 * `{brand}` in the text becomes the brand's name.
 * @param name the file's name, for the error
 * @throws ConfigError that says what is missing
 */
export function parseLegalText(name: string, file: string, brandName: string): LegalText {
  const [, head, body] = filePattern.exec(file) ?? [];
  if (head === undefined || body === undefined)
    throw new ConfigError(`${name} must begin with front matter between two lines of ---.`);
  const parsed = frontMatterSchema.safeParse(readKeys(head));
  if (!parsed.success) {
    const keys = parsed.error.issues.map(({ path }) => path.join('.'));
    throw new ConfigError(`The front matter of ${name} has no valid ${keys.join(' and ')}.`);
  }
  return { ...parsed.data, markdown: body.trim().replaceAll('{brand}', brandName) };
}

/** `key: value` lines; a comment line has none, and quotes around a value are not part of it. */
function readKeys(head: string): Record<string, string> {
  const pairs = head.split(/\r?\n/).flatMap((line) => {
    const [, key, value] = /^(\w+):\s*(.*?)\s*$/.exec(line) ?? [];
    return key === undefined || value === undefined ? [] : [[key, value.replace(/^(['"])(.*)\1$/, '$2')]];
  });
  return Object.fromEntries(pairs) as Record<string, string>;
}
