import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { isOwnFileUrl } from '../uploads/file-address';
import { cmsLimits } from './cms.limits';
import { contentStates } from './content.enums';
import { contentTypeNames } from './content.labels';

const revision = z.int().min(1);
const line = z
  .string()
  .trim()
  .max(cmsLimits.lineLength, `Use at most ${String(cmsLimits.lineLength)} characters.`);
const share = z.number().min(0).max(1);
const url = z.string().refine(isOwnFileUrl, 'Choose a picture.');

/** What is said of a picture of the library. */
const words = {
  title: line.min(1, 'This field is required.'),
  alt: z
    .string()
    .trim()
    .min(1, 'Say what the picture shows, to those who do not see it.')
    .max(cmsLimits.altLength, `Use at most ${String(cmsLimits.altLength)} characters.`),
  credit: line,
};

/** The point that stays in sight where a picture is cut, from 0 to 1 across and down. */
const focalPoint = { focalX: share, focalY: share };

export const mediaIdInputSchema = z.object({ id: idSchema });
export type MediaIdInput = z.input<typeof mediaIdInputSchema>;

/** A picture that the caller has sent is of the library from now on. */
export const createMediaSchema = z.object({ url, ...words });
export type CreateMediaInput = z.input<typeof createMediaSchema>;

/** Changes what is said of a picture, by whoever saw this revision of it. */
export const changeMediaSchema = z.object({ id: idSchema, revision, ...words, ...focalPoint });
export type ChangeMediaInput = z.input<typeof changeMediaSchema>;

/** Shows another file wherever the picture is shown. */
export const replaceMediaSchema = z.object({ id: idSchema, url });
export type ReplaceMediaInput = z.input<typeof replaceMediaSchema>;

/** An entry that shows a picture, and in which of its versions. */
export const mediaUseSchema = z.object({
  entryId: idSchema,
  type: z.enum(contentTypeNames),
  title: z.string(),
  state: z.enum(contentStates),
  isInDraft: z.boolean(),
  isLive: z.boolean(),
  isScheduled: z.boolean(),
});
export type MediaUse = z.output<typeof mediaUseSchema>;

/** A picture of the library with all that is said of it. */
export const mediaSchema = z.object({
  id: idSchema,
  url: z.string(),
  width: z.int(),
  height: z.int(),
  title: z.string(),
  alt: z.string(),
  credit: z.string(),
  ...focalPoint,
  revision,
  sentById: idSchema.nullable(),
  sentBy: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Media = z.output<typeof mediaSchema>;

/** The same with where it is shown. */
export const mediaDetailSchema = mediaSchema.extend({
  /** Entries that show it in a version somebody may still see. */
  useCount: z.int(),
  /** Whether visitors see it, or are to see it at a time. */
  isShown: z.boolean(),
  /** The first of those entries. */
  uses: z.array(mediaUseSchema),
});
export type MediaDetail = z.output<typeof mediaDetailSchema>;
