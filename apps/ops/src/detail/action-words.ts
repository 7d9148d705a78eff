/** What is said of an entry of the audit log. */
interface Entry {
  readonly action: string | null;
  /** JSON */
  readonly after: string | null;
}

/** `promoCode` as `Promo code`: a key in words. */
export function keyWords(key: string): string {
  const words = key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** `user.setRoles` as `User: set roles`; suspending and letting in again are one right, and two words. */
export function actionWords({ action, after }: Entry): string {
  if (action === 'user.setSuspended') return isSuspension(after) ? 'Suspended' : 'Let in again';
  const [target = '', verb = ''] = (action ?? '').split('.');
  return `${keyWords(target)}${verb === '' ? '' : `: ${keyWords(verb).toLowerCase()}`}`;
}

function isSuspension(json: string | null): boolean {
  try {
    return (JSON.parse(json ?? 'null') as { isSuspended?: unknown } | null)?.isSuspended === true;
  } catch {
    return false;
  }
}
