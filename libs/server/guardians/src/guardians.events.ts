import { idSchema } from '@lyceum/contracts/common';
import { defineEvent } from '@lyceum/kernel';
import { z } from 'zod';

const tieSchema = z.object({ tieId: idSchema, studentId: idSchema, guardianId: idSchema });

/** Somebody became a student's guardian, by the consent of both. */
export const GuardianTied = defineEvent('guardians.tied', tieSchema);

/** Somebody is a student's guardian no more; `endedBy` is one of the two, or null where the student is of age. */
export const GuardianTieEnded = defineEvent(
  'guardians.tie-ended',
  tieSchema.extend({ endedBy: idSchema.nullable() }),
);

/** In some weeks the student is of age, and has not said that this guardian stays. */
export const GuardianTieEndsSoon = defineEvent('guardians.tie-ends-soon', tieSchema);

/** A guardian is mailed about a student from now on, once a week. */
export const GuardianDigestBegun = defineEvent('guardians.digest-begun', tieSchema);

/** It is time for the mail of a week about a student. */
export const GuardianDigestDue = defineEvent('guardians.digest-due', z.object({ tieId: idSchema }));
