import { auditActions, auditKinds } from '@lyceum/contracts/ops';

/** What is said of an entry of the audit log. */
interface Entry {
  readonly action: string | null;
  /** JSON */
  readonly after: string | null;
}

/** What an entry is about, which may be gone. */
export interface EntryTarget {
  readonly targetType: string | null;
  readonly targetId: string | null;
  /** What it is called now. */
  readonly target: string | null;
  /** JSON */
  readonly before: string | null;
  readonly after: string | null;
}

/** Where a phrase names what it was done to. */
export const whatPlace = '{what}';

const phrases: Readonly<Record<string, string>> = auditActions;
const kinds: Readonly<Record<string, string>> = auditKinds;

/** Keys that say too little. */
const wordsOfKeys: Readonly<Record<string, string>> = {
  alt: 'What it shows',
  focalX: 'Focal point from the left',
  focalY: 'Focal point from the top',
};

/** `promoCode` as `Promo code`: a key in words; a count, `usersCnt`, is called by what it counts. */
export function keyWords(key: string): string {
  if (wordsOfKeys[key] !== undefined) return wordsOfKeys[key];
  const words = key
    .replace(/Cnt$/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** The kind of a thing in words: `promo code`. */
export const kindWords = (type: string): string => kinds[type] ?? keyWords(type).toLowerCase();

/**
 * What somebody did, with `{what}` for what they did it to: `changed the roles of {what}`. Suspending and letting in
 * again are one right, and two phrases, and so are beginning a list with a view and with none; what nobody does any more
 * is told by its key.
 */
export function actionPhrase({ action, after }: Entry): string {
  const is = valuesOf(after);
  if (action === 'user.setSuspended')
    return is['isSuspended'] === true ? `suspended ${whatPlace}` : `let ${whatPlace} in again`;
  if (action === 'view.setDefault' && is['id'] === null)
    return `changed the usual view of ${whatPlace} to none of the saved ones`;
  return phrases[action ?? ''] ?? `did “${keyWords((action ?? '').replace('.', ' '))}” to ${whatPlace}`;
}

/** The same on the page of what it was done to. */
export const actionWords = (entry: Entry & { readonly targetType: string | null }): string =>
  actionPhrase(entry).replace(whatPlace, `this ${kindWords(entry.targetType ?? '')}`);

/**
 * What it is called now. Of what is gone, what it was called when it was changed, but for people, whose names go with
 * them; of what has no name, which kind it is.
 */
export function targetWords({ target, targetType, targetId, before, after }: EntryTarget): string {
  const kind = kindWords(targetType ?? '');
  if (target !== null) return target;
  // The ids of these are their names.
  if (targetType === 'table' || targetType === 'task') return `the ${kind} ${targetId ?? ''}`;
  const name = valuesOf(after)['name'] ?? valuesOf(before)['name'];
  if (targetType !== 'user' && typeof name === 'string') return `the ${kind} “${name}”`;
  return `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;
}

function valuesOf(json: string | null): Readonly<Record<string, unknown>> {
  try {
    return (JSON.parse(json ?? 'null') as Record<string, unknown> | null) ?? {};
  } catch {
    return {};
  }
}
