import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { interests } from './interest.enums';

export const interestSchema = z.enum(interests);

/** All the caller is interested in, in place of what was said before; each there once. */
export const setMyInterestsSchema = z.object({
  userId: idSchema,
  interests: z
    .array(interestSchema)
    .max(interests.length)
    .refine((chosen) => new Set(chosen).size === chosen.length, 'Each interest can be there once.'),
});

export type SetMyInterestsInput = z.infer<typeof setMyInterestsSchema>;
