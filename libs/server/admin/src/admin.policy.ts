import { isStaff } from '@lyceum/contracts';
import type { Actor } from '@lyceum/kernel';

/** Staff see a feature's whole list; anybody else only whether they are on it (checklist line 265). */
export function maySeeWholeList(actor: Actor): boolean {
  return isStaff(actor.roles) && !actor.needsSecondFactor;
}
