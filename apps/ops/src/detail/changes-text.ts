import { keyWords } from './action-words';
import { valueWords } from './value-words';

/** JSON objects, as an entry of the audit log has them. */
interface Change {
  readonly before: string | null;
  readonly after: string | null;
}

const idOrFile = /^([\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}|\/files\/.+)$/;

/**
 * What became another value: `Roles: Student → Tester; Reason: asked by mail`. Of a new thing what it is, of a lost one
 * what it was. Ids and addresses of files say nothing here; they stand in the entry of the audit log.
 */
export function changesText({ before, after }: Change): string {
  const [was, is] = [valuesOf(before), valuesOf(after)];
  return Object.keys(after === null ? was : is)
    .filter((name) => !idOrFile.test(String(is[name] ?? was[name])))
    .filter((name) => textOf(name, was[name]) !== textOf(name, is[name]))
    .map((name) => {
      const [old, now] = [textOf(name, was[name]), textOf(name, is[name])];
      return `${keyWords(name)}: ${[name in was && old, name in is && now].filter(Boolean).join(' → ')}`;
    })
    .join('; ');
}

function valuesOf(json: string | null): Readonly<Record<string, unknown>> {
  const values: unknown = JSON.parse(json ?? '{}');
  return typeof values === 'object' && values !== null ? (values as Record<string, unknown>) : {};
}

const textOf = (name: string, value: unknown): string =>
  value === undefined || value === null ? '–' : valueWords(name, value);
