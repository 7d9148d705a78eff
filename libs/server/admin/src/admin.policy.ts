import { type Actor, can } from '@lyceum/kernel';

/** Who may read lists of features sees one whole; anybody else only whether they are on it (checklist line 265). */
export function maySeeWholeList(actor: Actor): boolean {
  return can(actor, 'featureUsers.read');
}
