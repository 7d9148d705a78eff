import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { schoolStaffEntrySchema } from './school-staff.schema';
import { schoolsLimits } from './schools.limits';
import { schoolFields, searchSchoolsSchema } from './schools.schema';

export const schoolIdSchema = z.object({ schoolId: idSchema });

/** A school as staff write it; `revision` is what it was when they read it. */
export const updateSchoolSchema = z.object({
  ...schoolFields,
  schoolId: idSchema,
  revision: z.int(),
});

/** All that points at the one points at the other from then on. */
export const mergeSchoolSchema = z.object({ schoolId: idSchema, intoId: idSchema });

/** What may be the same school: of a search, or without one what is spelt like it. */
export const alikeSchoolsSchema = z.object({
  schoolId: idSchema,
  search: searchSchoolsSchema.shape.searchKey,
});

const namedSchema = z.object({ id: idSchema, name: z.string() });

export const alikeSchoolSchema = namedSchema.extend({ fullAddress: z.string() });

export const alikeSchoolsAnswerSchema = z.array(alikeSchoolSchema).max(schoolsLimits.found);

/** One school as staff see it. */
export const staffSchoolSchema = alikeSchoolSchema.extend({
  street: z.string(),
  city: z.string(),
  state: z.string(),
  zipcode: z.string(),
  country: z.string(),
  revision: z.int(),
  /** How many go there. */
  members: z.int(),
  addedBy: namedSchema.nullable(),
  mergedInto: namedSchema.nullable(),
  /** Those that were merged into it: their names lead here. */
  leadHere: z.array(namedSchema),
  staff: z.array(schoolStaffEntrySchema),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

/** How many people changed to the other school with a merge. */
export const mergedSchoolSchema = z.object({ members: z.int() });

export type SchoolIdInput = z.output<typeof schoolIdSchema>;
export type UpdateSchoolInput = z.output<typeof updateSchoolSchema>;
export type MergeSchoolInput = z.output<typeof mergeSchoolSchema>;
export type AlikeSchoolsInput = z.output<typeof alikeSchoolsSchema>;
export type AlikeSchool = z.output<typeof alikeSchoolSchema>;
export type StaffSchool = z.output<typeof staffSchoolSchema>;
export type MergedSchool = z.output<typeof mergedSchoolSchema>;
