import { z } from 'zod';
import { isSameOriginPath } from '../common/same-origin-path';
import { cmsLimits } from './cms.limits';
import { isPictureAddress } from './picture-address';

/** What the editors' form knows of a field besides its rule: zod's metadata, which `z.toJSONSchema` hands on. */
export interface FieldWords {
  readonly label: string;
  readonly help?: string;
  /** Written in a box of several lines. */
  readonly isLong?: boolean;
  readonly input?: FieldInput;
  /** The same in each language: others go by it. */
  readonly isShared?: boolean;
}

/** What is written in a field that is no plain text: where something leads, a picture and what it shows, marked-up text, a day. */
export type FieldInput = 'link' | 'picture' | 'pictureText' | 'prose' | 'date';

const atMost = (length: number) => [length, `Use at most ${String(length)} characters.`] as const;
const required = 'This field is required.';

const text = (length: number) =>
  z
    .string()
    .trim()
    .max(...atMost(length));

/** A line that must be there. */
export const line = (label: string, help?: string) =>
  text(cmsLimits.lineLength)
    .min(1, required)
    .meta({ label, ...(help === undefined ? {} : { help }) } satisfies FieldWords);

/** A name that others go by: the same in each language. */
export const sharedLine = (label: string, help?: string) =>
  line(label, help).meta({
    label,
    isShared: true,
    ...(help === undefined ? {} : { help }),
  } satisfies FieldWords);

/** A line that may be left empty. */
export const optionalLine = (label: string) =>
  text(cmsLimits.lineLength).meta({ label } satisfies FieldWords);

/** A few sentences. */
export const teaser = (label: string) =>
  text(cmsLimits.teaserLength)
    .min(1, required)
    .meta({ label, isLong: true } satisfies FieldWords);

export const optionalTeaser = (label: string) =>
  text(cmsLimits.teaserLength).meta({ label, isLong: true } satisfies FieldWords);

/** Paragraphs, as `prose.ts` reads them. */
export const prose = (label: string) =>
  text(cmsLimits.proseLength)
    .min(1, required)
    .meta({
      label,
      isLong: true,
      input: 'prose',
      help: 'An empty line ends a paragraph. “## ” begins a heading, “> ” a quotation, “- ” an item of a list; *words* are emphasised, [words](/path) are a link.',
    } satisfies FieldWords);

/** A path of this site, or an address on the web: no other scheme ever stands in a page. */
export const isLinkTarget = (target: string): boolean =>
  isSameOriginPath(target) || /^https:\/\/[^\s]+$/.test(target);

export const link = (label: string) =>
  text(500)
    .refine(isLinkTarget, 'Enter a path like /community, or an address that begins with https://.')
    .meta({ label, input: 'link' } satisfies FieldWords);

/** None, or a link. */
export const optionalLink = (label: string) =>
  text(500)
    .refine(
      (target) => target === '' || isLinkTarget(target),
      'Enter a path like /community, or an address that begins with https://.',
    )
    .meta({ label, input: 'link' } satisfies FieldWords);

/** A picture of this site; none is loaded from another host. */
export const picture = (label: string) =>
  text(500)
    .refine(isSameOriginPath, {
      error: 'Enter the path of a picture on this site, like /art/boston.svg.',
      abort: true,
    })
    .refine(isPictureAddress, 'Choose it from the library.')
    .meta({ label, input: 'picture' } satisfies FieldWords);

/** What a picture shows, to those who do not see it. */
export const pictureText = (label = 'What the picture shows') =>
  text(cmsLimits.altLength)
    .min(1, 'Say what the picture shows, to those who do not see it.')
    .meta({ label, input: 'pictureText' } satisfies FieldWords);

/** A day. */
export const day = (label: string) =>
  z.iso
    .date('Enter a day like 2026-11-28.')
    .meta({ label, help: 'Like 2026-11-28.', input: 'date' } satisfies FieldWords);
