import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { bulkIdsSchema } from '../ops/table.schema';
import { cmsLimits } from './cms.limits';
import { usualSlug } from './content-type';
import { contentTypes } from './content-types';
import { type ContentTypeName, contentTypeNames } from './content.labels';
import { contentStates } from './content.enums';
import { contentLanguages, languageIn, translationLanguages, translationStates } from './content.languages';

const version = z.int().min(1);
const typeSchema = z.enum(contentTypeNames);
const slugSchema = z
  .string()
  .trim()
  .min(1, 'This field is required.')
  .max(cmsLimits.slugLength, `Use at most ${String(cmsLimits.slugLength)} characters.`);

/** What is said of a name in addresses that its type does not have; null of one that it may. */
export function slugIssue(type: ContentTypeName, slug: string): string | null {
  const { pattern, words } = (contentTypes[type] as { slug?: typeof usualSlug }).slug ?? usualSlug;
  // There translations stand; that old addresses of theirs lead elsewhere is fine.
  if (type !== 'redirect' && languageIn(slug).language !== 'en')
    return 'This is the name of a language. Choose another one.';
  return pattern.test(slug) ? null : words;
}

export const contentIdSchema = z.object({ id: idSchema });
export type ContentIdInput = z.input<typeof contentIdSchema>;

/** Something done to an entry by whoever saw this as its latest version. */
export const contentSeenSchema = z.object({ id: idSchema, version });
export type ContentSeenInput = z.input<typeof contentSeenSchema>;

export const createContentSchema = z
  .object({ type: typeSchema, slug: slugSchema })
  .superRefine(({ type, slug }, context) => {
    const message = slugIssue(type, slug);
    if (message !== null) context.addIssue({ code: 'custom', path: ['slug'], message });
  });
export type CreateContentInput = z.input<typeof createContentSchema>;

/** A draft as it is written; its type's form says what may be in it. */
export const saveContentSchema = z.object({
  id: idSchema,
  version,
  data: z.record(z.string(), z.unknown()),
  /** Whether it takes the place of what the same form kept some minutes before; otherwise that stays among the versions. */
  goesOn: z.boolean().default(false),
  /** Of a translation: the version in English that it says now; without it, the same as before. */
  sourceVersion: version.optional(),
});
export type SaveContentInput = z.input<typeof saveContentSchema>;

/** Begins the translation of an entry into a language. */
export const translateContentSchema = z.object({ id: idSchema, language: z.enum(translationLanguages) });
export type TranslateContentInput = z.input<typeof translateContentSchema>;

/** Where it stands: its name in addresses, and its place where all of a type are listed. */
export const placeContentSchema = z.object({
  id: idSchema,
  version,
  slug: slugSchema,
  position: z.int('Use a whole number.').min(0, 'At least 0.').max(cmsLimits.position),
});
export type PlaceContentInput = z.input<typeof placeContentSchema>;

const moment = z.iso.datetime('This is not a date and time.').nullable();
const times = { publishAt: moment, unpublishAt: moment };
const isSome = ({
  publishAt,
  unpublishAt,
}: {
  publishAt: string | null;
  unpublishAt: string | null;
}): boolean => publishAt !== null || unpublishAt !== null;
const none = { path: ['publishAt'], message: 'Choose a time for at least one of the two.' };

/** When a version is shown to visitors, and when the entry is taken off the site; what is null does not happen by itself. */
export const contentTimesSchema = z.object(times).refine(isSome, none);

/** Besides the version, it says what was scheduled when the form was opened: somebody else may have changed that meanwhile. */
export const scheduleContentSchema = z
  .object({ id: idSchema, version, ...times, before: z.object(times) })
  .refine(isSome, none);
export type ScheduleContentInput = z.input<typeof scheduleContentSchema>;

/** Takes back what was scheduled when the caller looked. */
export const unscheduleContentSchema = z.object({ id: idSchema, before: z.object(times) });
export type UnscheduleContentInput = z.input<typeof unscheduleContentSchema>;

/** What was scheduled when the caller looked, which ends with what they do; who says nothing saw nothing scheduled. */
const before = z.object(times).default({ publishAt: null, unpublishAt: null });
export const publishContentSchema = contentSeenSchema.extend({ before });
export type PublishContentInput = z.input<typeof publishContentSchema>;
export const unpublishContentSchema = contentIdSchema.extend({ before });
export type UnpublishContentInput = z.input<typeof unpublishContentSchema>;

export const bulkContentSchema = z.object({ ids: bulkIdsSchema });
export type BulkContentInput = z.input<typeof bulkContentSchema>;

export const contentVersionsSchema = z.object({ id: idSchema, before: version.nullish() });
export type ContentVersionsInput = z.input<typeof contentVersionsSchema>;

export const compareContentSchema = z.object({ id: idSchema, from: version, to: version });
export type CompareContentInput = z.input<typeof compareContentSchema>;

/** Makes an old version the latest one; what came after it stays. */
export const restoreContentVersionSchema = z.object({ id: idSchema, version, from: version });
export type RestoreContentVersionInput = z.input<typeof restoreContentVersionSchema>;

/** What an editor should know of an entry before it is published; nothing of it keeps them from it. */
export const contentHintSchema = z.object({
  /** The field it is about: `blocks.0.heading`. */
  path: z.string(),
  /** The same in the words of the form. */
  at: z.string(),
  message: z.string(),
});
export type ContentHint = z.output<typeof contentHintSchema>;

/** What keeps an entry from being published, field by field, and what else there is to know. */
export const contentCheckSchema = z.object({
  issues: z.array(z.object({ path: z.string(), message: z.string() })),
  hints: z.array(contentHintSchema),
});
export type ContentCheck = z.output<typeof contentCheckSchema>;

export const savedContentSchema = z.object({
  version,
  savedAt: z.iso.datetime(),
  /** Whether it is for somebody else to publish: the house asks for a second person, and the caller wrote of it. */
  needsOther: z.boolean(),
});
export type SavedContent = z.output<typeof savedContentSchema>;

/** Who else has an entry before them now, and its latest version. */
export const contentPresenceSchema = z.object({
  version,
  others: z.array(z.object({ id: idSchema, name: z.string() })),
});
export type ContentPresence = z.output<typeof contentPresenceSchema>;

const savedBy = { savedById: idSchema.nullable(), savedBy: z.string().nullable() };

/** A link to the newest draft, for whoever has it. */
export const contentPreviewLinkSchema = z.object({ path: z.string(), until: z.iso.datetime() });
export type ContentPreviewLink = z.output<typeof contentPreviewLinkSchema>;

/** An entry as editors see it: its latest version, and where it stands. */
export const contentDetailSchema = z.object({
  id: idSchema,
  type: typeSchema,
  slug: z.string(),
  position: z.int(),
  title: z.string(),
  state: z.enum(contentStates),
  version,
  liveVersion: version.nullable(),
  data: z.record(z.string(), z.unknown()),
  /** Where visitors read it; null of what has no page of its own. */
  path: z.string().nullable(),
  publishedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  savedAt: z.iso.datetime(),
  ...savedBy,
  publishAt: z.iso.datetime().nullable(),
  /** The version that is published then; null where none is. */
  publishVersion: version.nullable(),
  unpublishAt: z.iso.datetime().nullable(),
  scheduledById: idSchema.nullable(),
  scheduledBy: z.string().nullable(),
  /** When a version was to be published, and was not, for what the log says; null once anything else was decided. */
  scheduleFailedAt: z.iso.datetime().nullable(),
  preview: contentPreviewLinkSchema.nullable(),
  /** When, and by whom, the latest version was handed in for somebody else to look at; null where it was not. */
  reviewAt: z.iso.datetime().nullable(),
  reviewById: idSchema.nullable(),
  reviewBy: z.string().nullable(),
  /** Whether the latest version is for somebody else to publish. */
  needsOther: z.boolean(),
  language: z.enum(contentLanguages),
  /** Of what it is a translation; null of what is in English. */
  original: z
    .object({
      id: idSchema,
      /** What visitors read of it, or where they read nothing, the latest version. */
      version,
      liveVersion: version.nullable(),
      data: z.record(z.string(), z.unknown()),
      /** The version that the latest one of the translation was made of. */
      sourceVersion: version.nullable(),
    })
    .nullable(),
  /** In all languages that it can be in, English first, with what there is to be done; none of what is the same in all. */
  translations: z.array(
    z.object({
      language: z.enum(contentLanguages),
      id: idSchema.nullable(),
      state: z.enum(contentStates).nullable(),
      /** Null of English. */
      translation: z.enum(translationStates).nullable(),
    }),
  ),
});
export type ContentDetail = z.output<typeof contentDetailSchema>;

/** One version of an entry. */
export const contentVersionSchema = z.object({
  version,
  title: z.string(),
  savedAt: z.iso.datetime(),
  ...savedBy,
  isLive: z.boolean(),
  publishedAt: z.iso.datetime().nullable(),
});
export type ContentVersion = z.output<typeof contentVersionSchema>;

/** The latest first. */
export const contentVersionPageSchema = z.object({
  versions: z.array(contentVersionSchema),
  hasMore: z.boolean(),
});
export type ContentVersionPage = z.output<typeof contentVersionPageSchema>;

export const contentChangesSchema = z.array(
  z.object({ at: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
);
