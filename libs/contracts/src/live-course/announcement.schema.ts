import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { liveCourseLimits } from './live-course.limits';
import { groupTagSchema, requiredText } from './live-course.schema';

const text = requiredText(liveCourseLimits.announcementLength);

/** What a teacher tells a whole class. */
export const saveAnnouncementSchema = z.object({
  groupTag: groupTagSchema,
  announcementId: idSchema.nullish().describe('The one that is changed; a new one without.'),
  text,
});

export const oneAnnouncementSchema = z.object({ announcementId: idSchema });

/** The field of a form that writes one. */
export const announcementFormSchema = z.object({ text });

export type SaveAnnouncementInput = z.output<typeof saveAnnouncementSchema>;
export type OneAnnouncementInput = z.output<typeof oneAnnouncementSchema>;
