import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { profileLimits } from './profile.limits';

const { activitiesPage, activitiesKept } = profileLimits;

/** A page of what `friendId` did lately, as the caller may see it (checklist line 261). */
export const listActivitiesSchema = z.object({
  friendId: idSchema.describe('Whose.'),
  skip: z.int().min(0).max(activitiesKept).nullish().default(0),
  limit: z.int().min(1).max(activitiesPage).nullish().default(activitiesPage),
});

export type ListActivitiesInput = z.output<typeof listActivitiesSchema>;
