import { z } from 'zod';
import { cursorSchema, idSchema } from '../common/page.schema';
import { schoolsLimits } from './schools.limits';

/** Which students, a page at a time. */
const listed = {
  search: z
    .string()
    .overwrite((text) => text.replaceAll(/\p{Cc}+/gu, ' ').trim())
    .max(schoolsLimits.searchLength, `Search for at most ${String(schoolsLimits.searchLength)} characters.`)
    .nullish()
    .describe('Part of a name.'),
  cursor: cursorSchema.nullish(),
};

/** Students of a school that the caller works at. */
export const schoolStudentsSchema = z.object({ userId: idSchema, schoolId: idSchema, ...listed });

export type SchoolStudentsInput = z.infer<typeof schoolStudentsSchema>;

/** All of them, as a file. */
export const schoolStudentsFileSchema = z.object({ userId: idSchema, schoolId: idSchema });

export type SchoolStudentsFileInput = z.infer<typeof schoolStudentsFileSchema>;

/** Students who named the caller as their agent. */
export const agentStudentsSchema = z.object({ userId: idSchema, ...listed });

export type AgentStudentsInput = z.infer<typeof agentStudentsSchema>;
