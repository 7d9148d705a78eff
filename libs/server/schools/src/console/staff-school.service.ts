import { Injectable } from '@nestjs/common';
import {
  type AlikeSchool,
  type AlikeSchoolsInput,
  alikeSchoolsSchema,
  type MergedSchool,
  type MergeSchoolInput,
  mergeSchoolSchema,
  type SchoolIdInput,
  schoolIdSchema,
  schoolsErrors,
  type StaffSchool,
  type UpdateSchoolInput,
  updateSchoolSchema,
} from '@lyceum/contracts/schools';
import {
  type Actor,
  assertCan,
  DomainError,
  isUniqueViolation,
  parseInput,
  PreparedQueries,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { fullAddressOf } from '../full-address';
import { dropStaffStatement, moveStaffStatement, staffQuery } from '../staff/school-staff.statements';
import { SchoolService } from '../school.service';
import {
  alikeQuery,
  freeNameStatement,
  lockStatement,
  mergeStatement,
  moveMembersStatement,
  staffSchoolQuery,
  updateStatement,
} from './staff-school.statements';

/** Schools as staff look after them: corrected, and merged where two are the same. Every change leaves audit rows. */
@Injectable()
export class StaffSchoolService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly schools: SchoolService,
  ) {}

  /** One school, also one that was merged. @throws DomainError SCHOOLS_NOT_FOUND */
  async get(actor: Actor, input: SchoolIdInput): Promise<StaffSchool> {
    assertCan(actor, 'school.oversee');
    const { schoolId } = parseInput(schoolIdSchema, input);
    const [[row], staff] = await Promise.all([
      this.queries.rows(staffSchoolQuery, { schoolId }),
      this.queries.rows(staffQuery, { schoolId }),
    ]);
    if (!row) throw new DomainError(schoolsErrors.NOT_FOUND);
    return {
      staff: staff.map((entry) => ({ ...entry, since: entry.since.toISOString() })),
      ...row,
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
    };
  }

  /** What may be the same school: what a search finds, or without one those of its country that are spelt like it. */
  async alike(actor: Actor, input: AlikeSchoolsInput): Promise<AlikeSchool[]> {
    assertCan(actor, 'school.oversee');
    const { schoolId, search } = parseInput(alikeSchoolsSchema, input);
    if (search === '') return this.queries.rows(alikeQuery, { schoolId });
    const found = await this.schools.search(actor, { searchKey: search });
    return found
      .filter(({ id }) => id !== schoolId)
      .map(({ id, schoolName, schoolFullAddress }) => ({
        id,
        name: schoolName,
        fullAddress: schoolFullAddress,
      }));
  }

  /**
   * Writes a school anew. @throws DomainError SCHOOLS_NOT_FOUND, SCHOOLS_MERGED, SCHOOLS_CHANGED_MEANWHILE,
   * SCHOOLS_ALREADY_THERE
   */
  async update(actor: Actor, input: UpdateSchoolInput): Promise<void> {
    assertCan(actor, 'school.oversee');
    const { schoolId, revision, ...wanted } = parseInput(updateSchoolSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const { revision: present, ...before } = await lock(transaction, schoolId);
      if (present !== revision) throw new DomainError(schoolsErrors.CHANGED_MEANWHILE);
      const { name, city, state, country } = wanted;
      await transaction.count(freeNameStatement, { schoolId, name, city, state, country });
      await write(transaction, { ...wanted, schoolId, fullAddress: fullAddressOf(wanted) });
      transaction.audit({
        actorId: actor.userId,
        action: 'school.update',
        targetType: 'school',
        targetId: schoolId,
        before,
        after: wanted,
      });
    });
  }

  /**
   * Has all that points at one school point at another. The merged one stays as a row that leads there: who adds it again
   * is given the other. @throws DomainError SCHOOLS_INTO_ITSELF, SCHOOLS_NOT_FOUND, SCHOOLS_MERGED
   */
  async merge(actor: Actor, input: MergeSchoolInput): Promise<MergedSchool> {
    assertCan(actor, 'school.oversee');
    const { schoolId, intoId } = parseInput(mergeSchoolSchema, input);
    if (schoolId === intoId) throw new DomainError(schoolsErrors.INTO_ITSELF);
    return this.unitOfWork.run(async (transaction) => {
      const { name } = await lock(transaction, schoolId, intoId);
      const members = await transaction.count(moveMembersStatement, { schoolId, intoId });
      await transaction.count(moveStaffStatement, { schoolId, intoId });
      await transaction.count(dropStaffStatement, { schoolId });
      await transaction.count(mergeStatement, { schoolId, intoId });
      const entry = { actorId: actor.userId, targetType: 'school', before: null } as const;
      const merged = { name, mergedInto: intoId, members };
      transaction.audit({ ...entry, action: 'school.merge', targetId: schoolId, after: merged });
      const takenIn = { school: name, members };
      transaction.audit({ ...entry, action: 'school.takeIn', targetId: intoId, after: takenIn });
      return { members };
    });
  }
}

/**
 * Keeps schools as they are until the transaction ends. @returns what the first is
 * @throws DomainError SCHOOLS_NOT_FOUND, SCHOOLS_MERGED
 */
async function lock(transaction: Transaction, schoolId: string, ...others: string[]) {
  const ids = [schoolId, ...others];
  const rows = await transaction.rows(lockStatement, { ids });
  const [school] = rows.filter(({ id }) => id === schoolId);
  if (!school || rows.length < ids.length) throw new DomainError(schoolsErrors.NOT_FOUND);
  if (rows.some(({ mergedInto }) => mergedInto !== null)) throw new DomainError(schoolsErrors.MERGED);
  const { name, street, city, state, zipcode, country, revision } = school;
  return { name, street, city, state, zipcode, country, revision };
}

type WrittenSchool = Omit<UpdateSchoolInput, 'revision'> & { readonly fullAddress: string };

/** @throws DomainError SCHOOLS_ALREADY_THERE */
async function write(transaction: Transaction, school: WrittenSchool): Promise<void> {
  try {
    await transaction.count(updateStatement, school);
  } catch (error) {
    if (isUniqueViolation(error)) throw new DomainError(schoolsErrors.ALREADY_THERE);
    throw error;
  }
}
