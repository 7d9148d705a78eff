import { auditActions, auditKinds } from '@lyceum/contracts/ops';

/** What is said of an entry of the audit log. */
interface Entry {
  readonly action: string | null;
  /** JSON */
  readonly after: string | null;
}

/** Where a phrase names what it was done to. */
export const whatPlace = '{what}';

const phrases: Readonly<Record<string, string>> = auditActions;
const kinds: Readonly<Record<string, string>> = auditKinds;

/** `promoCode` as `Promo code`: a key in words. */
export function keyWords(key: string): string {
  const words = key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** The kind of a thing in words: `promo code`. */
export const kindWords = (type: string): string => kinds[type] ?? keyWords(type).toLowerCase();

/**
 * What somebody did, with `{what}` for what they did it to: `changed the roles of {what}`. Suspending and letting in
 * again are one right, and two phrases; what nobody does any more is told by its key.
 */
export function actionPhrase({ action, after }: Entry): string {
  if (action === 'user.setSuspended')
    return isSuspension(after) ? `suspended ${whatPlace}` : `let ${whatPlace} in again`;
  return phrases[action ?? ''] ?? `did “${keyWords((action ?? '').replace('.', ' '))}” to ${whatPlace}`;
}

/** The same on the page of what it was done to. */
export const actionWords = (entry: Entry & { readonly targetType: string | null }): string =>
  actionPhrase(entry).replace(whatPlace, `this ${kindWords(entry.targetType ?? '')}`);

function isSuspension(json: string | null): boolean {
  try {
    return (JSON.parse(json ?? 'null') as { isSuspended?: unknown } | null)?.isSuspended === true;
  } catch {
    return false;
  }
}
