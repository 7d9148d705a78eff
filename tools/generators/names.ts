import { GeneratorError } from './generator-error.ts';

const kebabCase = /^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/;

/** Words that cannot be the name of a variable. */
const reserved = new Set(
  'break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof new null return super switch this throw true try typeof var void while with yield let static await'.split(
    ' ',
  ),
);

/** @throws GeneratorError unless the name is kebab-case */
export function checkKebab(what: string, name: string): string {
  if (kebabCase.test(name)) return name;
  throw new GeneratorError(`The ${what} must be in kebab-case, like "live-course"; "${name}" is not.`);
}

/** @throws GeneratorError unless the name is kebab-case and can be turned into a variable's name */
export function checkName(what: string, name: string): string {
  if (!reserved.has(name)) return checkKebab(what, name);
  throw new GeneratorError(`The ${what} cannot be named "${name}": JavaScript keeps that word.`);
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `live-course` → `LiveCourse` */
export const toPascal = (name: string): string => name.split('-').map(capital).join('');

/** `live-course` → `liveCourse` */
export function toCamel(name: string): string {
  const pascal = toPascal(name);
  return pascal.charAt(0).toLowerCase() + pascal.slice(1);
}

/** `live-course` → `LIVE_COURSE` */
export const toConstant = (name: string): string => name.replaceAll('-', '_').toUpperCase();

/** `live-course` → `live course` */
export const toWords = (name: string): string => name.replaceAll('-', ' ');

/** One of what the feature holds: `communities` → `community`, `threads` → `thread`, `moderation` stays. */
export function toSingular(feature: string): string {
  if (feature.endsWith('ies')) return `${feature.slice(0, -3)}y`;
  if (/(ss|x|ch|sh)es$/.test(feature)) return feature.slice(0, -2);
  return /[^su]s$/.test(feature) ? feature.slice(0, -1) : feature;
}

const irregularParticiples: Record<string, string> = {
  begin: 'begun',
  buy: 'bought',
  choose: 'chosen',
  find: 'found',
  get: 'got',
  give: 'given',
  hide: 'hidden',
  hold: 'held',
  keep: 'kept',
  leave: 'left',
  make: 'made',
  pay: 'paid',
  put: 'put',
  read: 'read',
  see: 'seen',
  send: 'sent',
  set: 'set',
  submit: 'submitted',
  take: 'taken',
  tell: 'told',
  write: 'written',
};

/** What a verb has left behind: `pin` → `pinned`, `close` → `closed`, `reply` → `replied`. */
export function toParticiple(verb: string): string {
  const irregular = irregularParticiples[verb];
  if (irregular !== undefined) return irregular;
  if (verb.endsWith('e')) return `${verb}d`;
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ied`;
  // One short syllable doubles its last consonant.
  return /^[^aeiou]*[aeiou][bdgmnprt]$/.test(verb) ? `${verb}${verb.slice(-1)}ed` : `${verb}ed`;
}
