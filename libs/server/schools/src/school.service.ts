import {
  type NewSchoolInput,
  newSchoolSchema,
  type School,
  schoolsLimits,
  type SearchSchoolsInput,
  searchSchoolsSchema,
} from '@lyceum/contracts/schools';
import {
  type Actor,
  assertCan,
  parseInput,
  PreparedQueries,
  type Transaction,
  UnitOfWork,
} from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { fullAddressOf } from './full-address';
import { addStatement, knownQuery, searchQuery, searchValues } from './school.statements';

/** Schools that people go to: whoever does not find theirs adds it. */
@Injectable()
export class SchoolService {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Up to 20 schools by part of their name, their city or both, the best first; none for a blank key. @throws DomainError COMMON_INVALID_INPUT */
  async search(actor: Actor, input: SearchSchoolsInput): Promise<School[]> {
    assertCan(actor, 'school.read');
    const { searchKey } = parseInput(searchSchoolsSchema, input);
    const values = searchValues(searchKey);
    if (values.parts.length === 0) return [];
    return this.queries.planned(searchQuery, values, schoolsLimits.searchMilliseconds);
  }

  /**
   * Adds a school. One of this name that the city has already, also by a call of the same moment, is answered instead, and
   * stays as it is. @throws DomainError COMMON_INVALID_INPUT
   */
  async add(actor: Actor, input: NewSchoolInput): Promise<School> {
    assertCan(actor, 'school.write');
    const values = toRow(parseInput(newSchoolSchema, input));
    return this.unitOfWork.run(async (transaction) => {
      const { school, isNew } = await addOrFind(transaction, { ...values, createdBy: actor.userId });
      if (isNew)
        transaction.audit({
          actorId: actor.userId,
          action: 'school.create',
          targetType: 'school',
          targetId: school.id,
          before: null,
          after: values,
        });
      return school;
    });
  }
}

type NewSchoolRow = ReturnType<typeof toRow> & { readonly createdBy: string };

/** Does it again where staff gave the school that was in the way another name before it was read. */
async function addOrFind(transaction: Transaction, row: NewSchoolRow) {
  const { name, city, state, country } = row;
  for (;;) {
    const [added] = await transaction.rows(addStatement, row);
    // Another statement: it sees what was committed while this one waited for it.
    const [school] = await transaction.rows(knownQuery, { name, city, state, country });
    if (school) return { school, isNew: added !== undefined };
  }
}

function toRow(input: NewSchoolInput) {
  const row = {
    name: input.newSchoolName,
    street: input.newSchoolStreetAddress,
    city: input.newSchoolCity,
    state: input.newSchoolState,
    country: input.newSchoolCountry,
    zipcode: input.newSchoolZipcode,
  };
  return { ...row, fullAddress: fullAddressOf(row) };
}
