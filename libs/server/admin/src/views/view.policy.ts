import type { SavedView, TableDeclaration } from '@lyceum/contracts/ops';
import { type Actor, can, readableBy } from '@lyceum/kernel';
import type { StoredView } from './saved-view.statements';

/** Search parameters of a list that name no column. */
const placeless = ['sort', 'columns', 'size'];

/** Whose view it is renames, shares and removes it; of shared ones so do those who keep them in order. */
export function mayChangeView(actor: Actor, { ownerId, isShared }: StoredView): boolean {
  return ownerId === actor.userId || (isShared && can(actor, 'view.administer'));
}

/**
 * Whether a view says nothing of people that the caller may not know: an address or a day somebody filtered by stands in
 * it. Words that are searched for are taken for the worst.
 */
export function mayReadView(actor: Actor, table: TableDeclaration, { search }: SavedView): boolean {
  const readable = readableBy(actor, table);
  if (readable === table) return true;
  return keysOf(search).every((key) => key in readable.columns || placeless.includes(key));
}

/** By which search parameters a view says what it shows. */
export function keysOf(search: string): string[] {
  try {
    return Object.keys(JSON.parse(search) as object);
  } catch {
    return ['unreadable'];
  }
}
