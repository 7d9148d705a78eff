import { z } from 'zod';
import { idSchema } from '../common/page.schema';

/** A language by its code as BCP 47 writes it, e.g. `de` or `zh-Hans`. */
export const languageCodeSchema = z
  .string()
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/, 'This is not a language.');

/** What holds words that people wrote. Later domains add theirs. */
export const writtenTypes = ['THREAD', 'POST', 'COMMENT', 'CONVERSATION', 'CONVERSATION_REPLY'] as const;

export type WrittenType = (typeof writtenTypes)[number];

/** What a text belongs to. */
const textReferenceSchema = z
  .object({ type: z.enum(writtenTypes), id: idSchema })
  .meta({ id: 'TextReferenceInput' });

export type TextReference = z.infer<typeof textReferenceSchema>;

/** How long the text may be is checked with an error of its own. */
export const getTranslatedTextSchema = z.object({
  text: z.string().trim().min(1, 'This field is required.'),
  target: languageCodeSchema.describe('One of the supported languages.'),
  about: textReferenceSchema
    .nullish()
    .describe('What the text belongs to; without it, the text must stand in a draft of the caller’s.'),
});

export type GetTranslatedTextInput = z.infer<typeof getTranslatedTextSchema>;

/** Languages a text can be translated into; none where there is no provider (checklist line 123). */
export const supportedLanguagesSchema = z.object({
  available: z.boolean(),
  languages: z.array(z.object({ code: z.string(), name: z.string() })),
});

export type SupportedLanguages = z.infer<typeof supportedLanguagesSchema>;

export const supportedLanguagesAnswerSchema = z.object({ data: supportedLanguagesSchema });
