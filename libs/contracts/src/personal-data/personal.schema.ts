import { z } from 'zod';
import type { PersonalField } from './personal-fields';

const marks = z.registry<{ field: PersonalField }>();

/** The schema of a value that tells this of somebody. */
export function personal<Schema extends z.ZodType>(field: PersonalField, schema: Schema): Schema {
  // A copy: the schema may stand for other values elsewhere.
  const marked = schema.clone();
  marks.add(marked, { field });
  return marked;
}

/** What a value of this schema tells of somebody; undefined where it tells nothing. */
export function personalFieldOf(schema: z.ZodType): PersonalField | undefined {
  return marks.get(schema)?.field;
}
