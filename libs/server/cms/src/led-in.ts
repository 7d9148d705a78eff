import { type ContentLanguage, pathIn } from '@lyceum/contracts/cms';

/** Links of running text: `[words](/path)`. */
const written = /(?<=\]\()\/[^)\s]*(?=\))/g;

/**
 * The same content with links that lead to what there is in a language, where they led to the English of it.
 * @param titles paths in English of all that there is
 */
export function ledIn(
  value: unknown,
  language: ContentLanguage,
  titles: Readonly<Record<string, string>>,
): unknown {
  const lead = (target: string): string => {
    const [path = ''] = target.split(/[?#]/);
    return path in titles ? pathIn(language, path) + target.slice(path.length) : target;
  };
  const led = (part: unknown): unknown => {
    if (typeof part === 'string') return part.startsWith('/') ? lead(part) : part.replaceAll(written, lead);
    if (Array.isArray(part)) return part.map(led);
    if (part === null || typeof part !== 'object') return part;
    // The addresses of the page itself stay what they are.
    return Object.fromEntries(
      Object.entries(part).map(([key, one]) => [key, key === 'languages' ? (one as unknown) : led(one)]),
    );
  };
  return led(value);
}
