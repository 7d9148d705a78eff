import { z } from 'zod';
import { chosenCountrySchema } from '../auth/update-user.schema';
import { idSchema } from '../common/page.schema';
import { schoolsLimits } from './schools.limits';

const { nameLength, streetLength, placeLength, zipcodeLength, searchLength } = schoolsLimits;

/** In one way of writing: composed, one space between words, none around. */
const inOneLine = (schema: z.ZodString): z.ZodString =>
  schema.overwrite((text) => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim());

/**
 * With a letter or a number in it, and no character that nobody sees, no half of one and no tower of marks, by which the
 * same would be another school. A syllable of Burmese has six marks.
 */
const requiredText = (length: number): z.ZodString =>
  inOneLine(z.string('This field is required'))
    .min(1, { error: 'This field is required', abort: true })
    .max(length, `Use at most ${String(length)} characters.`)
    .regex(
      /^(?=.*[\p{L}\p{N}])(?!.*(?:[\p{C}\p{DI}\u2800]|\p{M}{7})).*$/u,
      'Please enter a valid value here',
    );

/** Letters of any script, hyphen, apostrophe and space, at least one letter. */
const placeSchema = inOneLine(z.string('Please enter a valid value here')).regex(
  new RegExp(`^(?=.*\\p{L})(?!.*\\p{DI})[\\p{L}\\p{M}\\-'’ ]{1,${String(placeLength)}}$`, 'u'),
  'Please enter a valid value here',
);

/** What a school is written as, by whoever adds it and by staff. */
export const schoolFields = {
  name: requiredText(nameLength),
  street: requiredText(streetLength),
  city: placeSchema,
  state: placeSchema,
  zipcode: inOneLine(z.string('Please enter a valid Postal or Zip code')).regex(
    new RegExp(`^[A-Za-z0-9][A-Za-z0-9 -]{0,${String(zipcodeLength - 1)}}$`),
    'Please enter a valid Postal or Zip code',
  ),
  country: chosenCountrySchema,
};

/** A school that somebody adds, under the names of the form (checklist lines 168, 169). */
export const newSchoolSchema = z.object({
  userId: idSchema,
  newSchoolName: schoolFields.name,
  newSchoolStreetAddress: schoolFields.street,
  newSchoolCity: schoolFields.city,
  newSchoolState: schoolFields.state,
  newSchoolZipcode: schoolFields.zipcode,
  newSchoolCountry: schoolFields.country,
});

/** What somebody looks for: part of a school's name, its city, or both. Blank finds nothing. */
export const searchSchoolsSchema = z.object({
  searchKey: z
    .string()
    .overwrite((text) => text.replaceAll(/\p{Cc}+/gu, ' ').trim())
    .max(searchLength, `Search for at most ${String(searchLength)} characters.`),
});

/** A school as everybody meets it. */
export const schoolSchema = z.object({
  id: idSchema,
  schoolName: z.string(),
  schoolStreetAddress: z.string(),
  schoolCity: z.string(),
  schoolState: z.string(),
  schoolCountry: z.string().describe('Its code of ISO 3166-1.'),
  schoolZipcode: z.string(),
  schoolFullAddress: z.string(),
});

export const searchSchoolsAnswerSchema = z.object({
  data: z.object({ schools: z.array(schoolSchema).max(schoolsLimits.found) }),
});

export const newSchoolAnswerSchema = z.object({ data: z.object({ school: schoolSchema }) });

export type NewSchoolInput = z.output<typeof newSchoolSchema>;
export type SearchSchoolsInput = z.output<typeof searchSchoolsSchema>;
export type School = z.output<typeof schoolSchema>;
