import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface SliceFile {
  readonly path: string;
  readonly text: string;
}

/** What stands in a slice, and what is to stand there instead. */
type Forms = Readonly<Record<string, string>>;

/**
 * The files of a slice under other names. They lie as text, so that no program takes them for its own; what is made of
 * them is checked like everything else.
 * @param folder that holds them, by their paths from the root of the repository
 */
export function sliceOf(folder: string, forms: Forms): SliceFile[] {
  const rename = renamer(forms);
  return globSync('**/*.txt', { cwd: folder })
    .sort()
    .map((file) => ({
      path: rename(file.replace(/\.txt$/, '')),
      text: rename(readFileSync(join(folder, file), 'utf8')),
    }));
}

function renamer(forms: Forms): (text: string) => string {
  // Longer forms first: none is cut out of another.
  const names = Object.keys(forms)
    .sort((one, other) => other.length - one.length)
    .map((form) => form.replace(/[$(){}.?]/g, '\\$&'));
  const pattern = new RegExp(`(\\b[Aa] (?=field note\\b))?(${names.join('|')})`, 'g');
  return (text) =>
    text.replace(pattern, (_, article: string | undefined, form: string) => {
      const word = forms[form] ?? form;
      return (article && /^[aeiou]/i.test(word) ? article.replace(' ', 'n ') : (article ?? '')) + word;
    });
}
