import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a screen loads before it shows its content, as the build of the front end wrote it down. */
export interface Screen {
  /** The route's id, with the names of the layouts around it: `/_app/thread/$threadId`. */
  readonly id: string;
  /** The route's path with names for what varies: `/thread/$threadId`, or `/$` for any. */
  readonly path: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** Where a build says what each of its screens loads. */
const firstLoadFile = '.vite/first-load.json';

/** The screens of a built front end, one for each route it has. @throws Error when the build does not tell */
export async function readScreens(root: string): Promise<Screen[]> {
  const screens = JSON.parse(await readFile(join(root, firstLoadFile), 'utf8')) as Screen[];
  return screens.sort((a, b) => precedence(a).localeCompare(precedence(b)));
}

/** The screen that the front end's router shows for a path below its prefix, from screens in order of precedence. */
export function screenOf(path: string, screens: readonly Screen[]): Screen | null {
  const parts = partsOf(path);
  return screens.find((screen) => fits(partsOf(screen.path), parts)) ?? null;
}

/**
 * Has the page name the screen's files, so that all of them are fetched at once, and before its scripts the route, whose
 * first calls they begin. Files it names already stay.
 */
export function withFilesOf(html: string, { id, scripts, styles }: Screen, prefix: string): string {
  const link = (kind: string) => (file: string) =>
    html.includes(`"${prefix}${file}"`) ? [] : `<link ${kind} crossorigin href="${prefix}${file}">`;
  const links = [
    ...styles.flatMap(link('rel="stylesheet" fetchpriority="low"')),
    // After the first calls, whose answers the screen is drawn with.
    ...scripts.flatMap(link('rel="modulepreload" fetchpriority="low"')),
  ];
  return html
    .replace('<head>', () => `<head>\n<meta name="route" content="${id}">`)
    .replace('</head>', () => `${links.join('\n')}\n</head>`);
}

const partsOf = (path: string): string[] => path.split('/').filter(Boolean);

function fits(pattern: readonly string[], parts: readonly string[]): boolean {
  const isOpen = pattern.at(-1) === '$';
  const named = isOpen ? pattern.slice(0, -1) : pattern;
  return (
    (isOpen ? named.length <= parts.length : named.length === parts.length) &&
    named.every((part, index) => part.startsWith('$') || part === parts[index])
  );
}

/** Words before names before anything, as the router prefers them: sorts before. */
const precedence = ({ path }: Screen): string =>
  partsOf(path)
    .map((part) => (part === '$' ? '3' : part.startsWith('$') ? '2' : '1'))
    .join('');
