import { z } from 'zod';
import { emailSchema } from '../auth/auth.schema';
import { emailListTextSchema, leftOutShape } from '../common/email-list.schema';
import { cursorSchema, idSchema } from '../common/page.schema';
import { isSameOriginPath } from '../common/same-origin-path';
import { tableLimits } from '../ops/table.limits';
import { personal } from '../personal-data/personal.schema';
import { featureLimits } from './feature.limits';

/** The feature whose extra users land on a course instead of the home page (checklist line 12). */
export const specialLandingFeature = 'SaudiLicwUsers';

/** The feature that is the key of a group of its own (checklist line 231). */
export const groupFeature = 'NEOMUsers';

export const featureNameSchema = z
  .string()
  .min(1, 'Name the feature.')
  .max(featureLimits.nameLength, `The name of a feature has at most ${featureLimits.nameLength} characters.`);

/** Names that are made here: what code asks for by name has no spaces in it. */
const newFeatureNameSchema = featureNameSchema.regex(
  /^[A-Za-z][A-Za-z0-9_.-]*$/,
  'Begin with a letter; use letters, digits, dots, hyphens and underscores.',
);

/** Where the people of a feature land (checklist line 12): a path of this very site, or null for where everybody does. */
const landingPathSchema = z
  .string()
  .trim()
  .refine(isSameOriginPath, 'Use a path of this site, such as /courses.')
  .nullable();

export const createFeatureSchema = z.object({ name: newFeatureNameSchema, landingPath: landingPathSchema });

export type CreateFeatureInput = z.input<typeof createFeatureSchema>;

export const featureIdSchema = z.object({ featureId: idSchema });

export type FeatureIdInput = z.input<typeof featureIdSchema>;

/** `expectedLandingPath` is what the caller saw; where it is another by now, nothing is changed. */
export const setLandingSchema = z.object({
  featureId: idSchema,
  landingPath: landingPathSchema,
  expectedLandingPath: z.string().nullable(),
});

export type SetLandingInput = z.input<typeof setLandingSchema>;

/** A feature, with the number of the last change of its list. */
export const featureSchema = z.object({
  id: idSchema,
  name: z.string(),
  landingPath: z.string().nullable(),
  usersCnt: z.int(),
  revision: z.int(),
  /** Code asks for it by its name. */
  isKnown: z.boolean(),
});

export type FeatureView = z.output<typeof featureSchema>;

/** A page of a feature's e-mails, in their order; `search` looks for a part of them. */
export const featureEmailsSchema = z.object({
  featureId: idSchema,
  search: z.string().trim().max(tableLimits.searchLength).default(''),
  cursor: cursorSchema.nullish(),
});

export type FeatureEmailsInput = z.input<typeof featureEmailsSchema>;

export const featureEmailPageSchema = z.object({
  rows: z.array(
    z.object({
      id: idSchema,
      email: personal('listedEmail', z.string()),
      addedAt: z.iso.datetime(),
      /** Who added it, as far as that is known. */
      addedBy: z.string().nullable(),
      /** Somebody has an account with it. */
      hasAccount: personal('hasAccount', z.boolean().optional()),
    }),
  ),
  nextCursor: z.string().nullable(),
});

export type FeatureEmailPage = z.output<typeof featureEmailPageSchema>;

/** What an import does: adds what is not there, removes what is, or makes the list exactly this one. */
export const importModes = ['ADD', 'REMOVE', 'REPLACE'] as const;

export type ImportMode = (typeof importModes)[number];

/** `text` is what was pasted, or a CSV file. */
export const previewImportSchema = z.object({
  featureId: idSchema,
  mode: z.enum(importModes),
  text: emailListTextSchema,
});

export type PreviewImportInput = z.input<typeof previewImportSchema>;

const listed = z.array(personal('listedEmail', z.string()));

/** What an import would change, and of which revision of the list that is true. */
export const importPreviewSchema = z.object({
  revision: z.int(),
  added: listed,
  removed: listed,
  /** What stays as it is: already there, or, where it was to be removed, not there. */
  unchanged: listed,
  ...leftOutShape,
});

export type ImportPreview = z.output<typeof importPreviewSchema>;

const emails = z
  .array(emailSchema)
  .max(featureLimits.emailsAtOnce)
  .refine((list) => new Set(list).size === list.length, 'An email is named twice.');
const someEmails = emails.min(1, 'Name at least one email.');
/** The revision the caller saw the list in. */
const revision = z.int().min(0);

/** The change takes back the one before it, which led to `revision`. */
const isUndo = z.boolean().optional();

export const changeEmailsSchema = z.object({ featureId: idSchema, emails: someEmails, revision, isUndo });

export type ChangeEmailsInput = z.input<typeof changeEmailsSchema>;

export const replaceEmailsSchema = z
  .object({ featureId: idSchema, added: emails, removed: emails, revision, isUndo })
  .refine(({ added, removed }) => added.length + removed.length > 0, 'There is nothing to change.')
  .refine(
    ({ added, removed }) => !added.some((email) => removed.includes(email)),
    'An email is named twice.',
  );

export type ReplaceEmailsInput = z.input<typeof replaceEmailsSchema>;
