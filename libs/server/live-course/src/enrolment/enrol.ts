import { liveCourseErrors } from '@lyceum/contracts/live-course';
import { DomainError, type Transaction } from '@lyceum/kernel';
import {
  type EnrolledPerson,
  enrolStatement,
  type HeldGroup,
  holdGroupsStatement,
  promoteStatement,
} from './enrolment.statements';
import { type RosterChange, RosterChanged } from './roster.events';

interface Enrolment {
  readonly groupId: string;
  /** In this order they are given seats; each counts once. */
  readonly userIds: readonly string[];
  /** Who enrols them: staff, or themself. */
  readonly by: string;
  /** Where not, they wait until staff let them in, whatever seats there are: it costs something, or they are grown up. */
  readonly mayEnter: boolean;
  /** It is the word of staff: also whoever has a block with somebody of the class comes in. */
  readonly byStaff?: boolean;
}

/**
 * Has people be students of a group, or wait for it in order where it is full: the one way in, for staff, files and who enrols
 * themself. Who waits longer is let in before. Calls of the same moment wait for each other, so that no seat is given twice.
 * @returns what became of each, in their order; ids of nobody are left out
 * @throws DomainError LIVE_COURSE_NO_SUCH_GROUP, LIVE_COURSE_GROUP_OVER
 */
export async function enrol(
  transaction: Transaction,
  { groupId, userIds, by, mayEnter, byStaff = false }: Enrolment,
): Promise<EnrolledPerson[]> {
  const group = await holdGroup(transaction, groupId);
  if (group.isOver) throw new DomainError(liveCourseErrors.GROUP_OVER);
  await promote(transaction, groupId);
  const rows = await transaction.rows(enrolStatement, { groupId, userIds, mayEnter, byStaff });
  raiseChanges(transaction, { groupId, by }, 'ENROLLED', idsOf(rows, 'ENROLLED'));
  raiseChanges(transaction, { groupId, by }, 'WAITING', idsOf(rows, 'WAITING'));
  return rows;
}

/**
 * Gives free seats of a group that is held to who waits for them, one after the other, so that of two with a block between them
 * the second is not let in with the first. @returns how many
 */
export async function promote(transaction: Transaction, groupId: string): Promise<number> {
  const userIds: string[] = [];
  let [next] = await transaction.rows(promoteStatement, { groupId });
  while (next) {
    if (next.isEntered) userIds.push(next.userId);
    [next] = await transaction.rows(promoteStatement, { groupId });
  }
  raiseChanges(transaction, { groupId, by: null }, 'PROMOTED', userIds);
  return userIds.length;
}

/** Holds a group: its seats are nobody else's to give until the transaction ends. @throws DomainError LIVE_COURSE_NO_SUCH_GROUP */
export async function holdGroup(transaction: Transaction, groupId: string): Promise<HeldGroup> {
  const [group] = await transaction.rows(holdGroupsStatement, { groupIds: [groupId] });
  if (!group) throw new DomainError(liveCourseErrors.NO_SUCH_GROUP);
  return group;
}

/** Says that people of a class are others now; nothing of nobody. */
export function raiseChanges(
  transaction: Transaction,
  where: { readonly groupId: string; readonly by: string | null },
  change: RosterChange,
  userIds: readonly string[],
): void {
  if (userIds.length === 0) return;
  transaction.raise(RosterChanged, { ...where, people: userIds.map((userId) => ({ userId, change })) });
}

const idsOf = (rows: readonly EnrolledPerson[], outcome: EnrolledPerson['outcome']): string[] =>
  rows.filter((row) => row.outcome === outcome).map(({ userId }) => userId);
