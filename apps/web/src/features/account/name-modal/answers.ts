import {
  birthDateSchema,
  chosenCountrySchema,
  type ChosenRole,
  emailSchema,
  guardianFault,
  nameSchemas,
  needsGuardian,
  type UpdateUserInput,
} from '@lyceum/contracts/auth';
import { firstIssue } from '@lyceum/shell';
import type { WhoIAmQuery } from '@lyceum/web-graphql';
import type { z } from 'zod';
import { needsRole } from './needs-name-modal';
import * as schoolMessages from './school.messages';

/** What is known of whoever is asked. */
export type Me = WhoIAmQuery['me'];

export type ChosenSchool = NonNullable<Me['school']>;

/** What stands in the fields. */
export interface Answers {
  readonly firstName: string;
  readonly lastName: string;
  readonly school: ChosenSchool | null;
  /** `YYYY-MM-DD` */
  readonly dob: string;
  readonly country: string;
  readonly newRole: ChosenRole | '';
  readonly guardianEmail: string;
}

export type AnswerName = keyof Answers;

export type Faults = Readonly<Partial<Record<AnswerName, string>>>;

/** The day it is for whoever is asked. */
export function today(): string {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
}

/** What the fields begin with: what is known, and a birth date of today (checklist line 165). */
export const knownAnswers = ({ firstName, lastName, school, dateOfBirth, country }: Me): Answers => ({
  firstName,
  lastName,
  school: school ?? null,
  dob: dateOfBirth ?? today(),
  country: country ?? '',
  newRole: '',
  guardianEmail: '',
});

/** Whether the date, which is answered here for the first time, makes a child of somebody. */
export const isChildsBirthday = (me: Me, dob: string): boolean =>
  !me.dateOfBirth && birthDate.safeParse(dob).success && needsGuardian(dob, new Date());

const birthDate = birthDateSchema(today);

/** What is missing or wrong, in words (checklist lines 164–166). */
export function faultsOf(me: Me, answers: Answers): Faults {
  const { firstName, lastName, school, dob, country, newRole, guardianEmail } = answers;
  return Object.fromEntries(
    Object.entries({
      firstName: faultIn(nameSchemas.firstName, firstName),
      lastName: faultIn(nameSchemas.lastName, lastName),
      school: school ? null : schoolMessages.chooseFromTheList(),
      dob: me.dateOfBirth ? null : faultIn(birthDate, dob),
      country: faultIn(chosenCountrySchema, country),
      newRole: needsRole(me) && newRole === '' ? '' : null,
      guardianEmail: isChildsBirthday(me, dob)
        ? (guardianFault(guardianEmail, '') ?? faultIn(emailSchema, guardianEmail))
        : null,
    }).filter(([, fault]) => fault !== null),
  ) as Faults;
}

function faultIn(schema: z.ZodType, value: string): string | null {
  return firstIssue(schema, value) ?? null;
}

/** The call that confirms them: what is known already is not sent again. */
export function confirmationOf(me: Me, answers: Answers): UpdateUserInput {
  const { firstName, lastName, school, dob, country, newRole, guardianEmail } = answers;
  return {
    userId: me.id,
    nameConfirmed: true,
    ...(firstName !== me.firstName && { firstName }),
    ...(lastName !== me.lastName && { lastName }),
    ...(school && school.id !== me.school?.id && { school: school.id }),
    ...(!me.dateOfBirth && { dob }),
    ...(country !== me.country && { country }),
    ...(needsRole(me) && newRole !== '' && { newRole }),
    ...(isChildsBirthday(me, dob) && { guardianEmail }),
  };
}
