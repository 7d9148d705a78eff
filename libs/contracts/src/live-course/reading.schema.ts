import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { liveCourseLimits } from './live-course.limits';
import { ofUserSchema, requiredText } from './live-course.schema';

const { commentLength, pinLength, pinnedPages } = liveCourseLimits;

/** What somebody who teaches says often. */
export const saveCommentTemplateSchema = ofUserSchema.extend({
  templateId: idSchema.nullish().describe('The one that is changed; a new one without.'),
  text: requiredText(commentLength),
});

export const deleteCommentTemplateSchema = ofUserSchema.extend({ templateId: idSchema });

const place = z.number('This is no place of a page.').min(0).max(1);

/** A comment at a place of a picture or page that was handed in. */
export const addWorkPinSchema = z.object({
  userLiveLessonHomeworkId: idSchema,
  number: z.int().min(1).max(liveCourseLimits.submissions).describe('Of what was handed in.'),
  page: z.int().min(1).max(pinnedPages).describe('1 of a picture.'),
  x: place.describe('From the left, of the width.'),
  y: place.describe('From the top, of the height.'),
  text: requiredText(pinLength),
});

export const editWorkPinSchema = z.object({ pinId: idSchema, text: requiredText(pinLength) });

export const deleteWorkPinSchema = z.object({ pinId: idSchema });

export type SaveCommentTemplateInput = z.output<typeof saveCommentTemplateSchema>;
export type DeleteCommentTemplateInput = z.output<typeof deleteCommentTemplateSchema>;
export type AddWorkPinInput = z.output<typeof addWorkPinSchema>;
export type EditWorkPinInput = z.output<typeof editWorkPinSchema>;
export type DeleteWorkPinInput = z.output<typeof deleteWorkPinSchema>;
