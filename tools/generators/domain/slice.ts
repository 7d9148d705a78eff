import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DomainNames } from './domain-names.ts';

/**
 * The files of a new domain: those of a real one, `field-notes`, which holds what people write down for themselves. They
 * lie as text, so that no program takes them for its own; a generated domain is checked like every other.
 */
const folder = join(import.meta.dirname, 'slice');

interface SliceFile {
  readonly path: string;
  readonly text: string;
}

/** The files under the names of a domain. @param timestamp of its migration, in ms since 1970 */
export function sliceOf(names: DomainNames, timestamp: number): SliceFile[] {
  const rename = renamer(names, timestamp);
  return globSync('**/*.txt', { cwd: folder })
    .sort()
    .map((file) => ({
      path: rename(file.replace(/\.txt$/, '')),
      text: rename(readFileSync(join(folder, file), 'utf8')),
    }));
}

function renamer(names: DomainNames, timestamp: number): (text: string) => string {
  const { one } = names;
  // Longer forms first: none is cut out of another.
  const forms: Readonly<Record<string, string>> = {
    'field-notes': names.name,
    'field-note': one.name,
    field_notes: names.name.replaceAll('-', '_'),
    FieldNotes: names.pascal,
    FieldNote: one.pascal,
    fieldNotes: names.camel,
    fieldNote: one.camel,
    FIELD_NOTES: names.constant,
    FIELD_NOTE: one.constant,
    'Field notes': capital(names.words),
    'Field note': capital(one.words),
    'field notes': names.words,
    'field note': one.words,
    '1799999999000': String(timestamp),
  };
  const pattern = new RegExp(`(\\b[Aa] (?=field note\\b))?(${Object.keys(forms).join('|')})`, 'g');
  return (text) =>
    text.replace(pattern, (_, article: string | undefined, form: string) => {
      const word = forms[form] ?? form;
      return (article && /^[aeiou]/i.test(word) ? article.replace(' ', 'n ') : (article ?? '')) + word;
    });
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
