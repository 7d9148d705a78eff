import { z } from 'zod';
import { cmsLimits } from './cms.limits';
import { contentTypes } from './content-types';
import { type ContentTypeName, contentTypeLabels } from './content.labels';
import type { BlocksField, FormField, FormShape } from './form-fields';
import { formShapeOf } from './form-fields';
import { keptAddress } from './picture-address';

/** What an editor has written so far: shaped as its type has it, be it complete or not. */
export type ContentDraft = Readonly<Record<string, unknown>>;

const forms: Partial<Record<ContentTypeName, FormShape>> = {};

/** The editors' form of a type. */
export const formOf = (type: ContentTypeName): FormShape =>
  (forms[type] ??= formShapeOf(contentTypes[type].schema));

/** What a field has in it before anything is written. */
export function blankOf(field: FormField): unknown {
  if (field.kind === 'text') return '';
  if (field.kind === 'number') return null;
  if (field.kind === 'choice') return field.choices[0] ?? '';
  return [];
}

export const blankShape = (shape: FormShape): Record<string, unknown> =>
  Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, blankOf(field)]));

/** A new one of a type, with nothing in it. */
export const blankDraft = (type: ContentTypeName): ContentDraft => blankShape(formOf(type));

/** A block with nothing in it. */
export const blankBlock = (field: BlocksField, kind: string): Record<string, unknown> => ({
  kind,
  ...blankShape(field.kinds[kind]?.shape ?? {}),
});

/** What no text of a page has in it: PostgreSQL keeps no NUL, and nobody sees the others. */
const unseen = /[^\P{Cc}\n\t]/gu;

const draftField = (field: FormField): z.ZodType => {
  if (field.kind === 'text' || field.kind === 'choice') {
    const isPicture = field.kind === 'text' && field.input === 'picture';
    return z
      .string()
      .max(cmsLimits.proseLength)
      .overwrite((text) => {
        const seen = text.replaceAll(unseen, '');
        return isPicture ? keptAddress(seen) : seen;
      })
      .default('');
  }
  if (field.kind === 'number') return z.number().nullable().default(null);
  if (field.kind === 'list') return z.array(draftObject(field.item)).max(field.maximum).default([]);
  const kinds = Object.entries(field.kinds).map(([kind, { shape }]) =>
    draftObject(shape).extend({ kind: z.literal(kind) }),
  );
  return z
    .array(z.discriminatedUnion('kind', kinds as unknown as [z.ZodObject<{ kind: z.ZodLiteral<string> }>]))
    .max(field.maximum)
    .default([]);
};

const draftObject = (shape: FormShape): z.ZodObject =>
  z.object(Object.fromEntries(Object.entries(shape).map(([key, field]) => [key, draftField(field)])));

/**
 * What may be kept of a type while it is written: each field there is, and none that there is not; empty ones and wrong ones
 * as they are. Only what its own schema accepts is ever published.
 */
export const draftSchemaOf = (type: ContentTypeName): z.ZodType<ContentDraft> => draftObject(formOf(type));

/** How a draft is called in a list. */
export function draftTitle(type: ContentTypeName, draft: ContentDraft): string {
  const { titleOf } = contentTypes[type];
  const title = titleOf(draft as never).trim();
  return title === ''
    ? `Untitled: ${contentTypeLabels[type].toLowerCase()}`
    : title.slice(0, cmsLimits.lineLength);
}
