import {
  type NewSchoolInput,
  newSchoolSchema,
  type School,
  schoolsLimits,
  type SearchSchoolsInput,
  searchSchoolsSchema,
} from '@lyceum/contracts/schools';
import { type Actor, assertCan, parseInput, PreparedQueries, UnitOfWork } from '@lyceum/kernel';
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
    const { name, city, state, country } = values;
    return this.unitOfWork.run(async (transaction) => {
      const [added] = await transaction.rows(addStatement, { ...values, createdBy: actor.userId });
      // Another statement: it sees what was committed while this one waited for it.
      const [school] = await transaction.rows(knownQuery, { name, city, state, country });
      if (!school) throw new Error('A school that was there is gone');
      if (added)
        transaction.audit({
          actorId: actor.userId,
          action: 'school.create',
          targetType: 'school',
          targetId: added.id,
          before: null,
          after: values,
        });
      return school;
    });
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
