import { z } from 'zod';
import { emailSchema } from '../auth/auth.schema';
import { countryCodes } from '../auth/countries';
import { idSchema } from '../common/page.schema';
import { isWebAddress } from '../common/web-address';
import { privacyLevels } from '../shell/environment.constants';
import { fieldRules, type ProfileFieldName, type RuledName } from './profile-fields';
import { profileLimits } from './profile.limits';
import { isPlainToSee } from './shown-text';
import { hiddenCharacter, lengthOf, linksIn, tidy } from './written-text';

const { aboutMeLength, aboutMeLinks, lineLength, addressLength, phoneLength } = profileLimits;
const { earliestGraduation, latestGraduation } = profileLimits;

/** Blank empties it. */
const blankOr = (isRight: (text: string) => boolean) => (text: string) => text === '' || isRight(text);

/** One line as it is kept: composed, one space between words, none around. */
const line = (length: number): z.ZodString =>
  z
    .string()
    .overwrite((text) => text.toWellFormed().normalize('NFC').replaceAll(/\s+/gu, ' ').trim())
    .refine((text) => lengthOf(text) <= length, {
      error: `Use at most ${String(length)} characters.`,
      abort: true,
    })
    .refine(isPlainToSee, hiddenCharacter);

const aboutMe = z
  .string()
  .overwrite(tidy)
  .refine((text) => lengthOf(text) <= aboutMeLength, {
    error: ({ input }) =>
      `Use at most ${String(aboutMeLength)} characters: this has ${String(lengthOf(input as string))}.`,
    abort: true,
  })
  .refine((text) => linksIn(text) <= aboutMeLinks, `Use at most ${String(aboutMeLinks)} links.`)
  .refine(isPlainToSee, hiddenCharacter);

const word = line(lineLength);

const webAddress = line(addressLength).refine(
  blankOr(isWebAddress),
  'Enter an address like https://example.com.',
);

const phone = line(phoneLength).refine(
  blankOr((text) => /^\+?(?=(?:\D*\d){4})[\d ()./-]+$/u.test(text)),
  'Enter a phone number like +64 4 555 0142.',
);

const email = line(lineLength).refine(
  blankOr((text) => emailSchema.safeParse(text).success),
  'Enter an email like name@example.com.',
);

const country = z
  .string()
  .trim()
  .refine(
    blankOr((code) => countryCodes.includes(code)),
    'Please select a valid value',
  )
  .describe('Its code of ISO 3166-1, such as KE.');

const graduationYear = line(lineLength).refine(
  blankOr((text) => /^\d{4}$/u.test(text) && +text >= earliestGraduation && +text <= latestGraduation),
  'Enter a year like 2028.',
);

const yesOrNo = z
  .string()
  .trim()
  .regex(/^(true|false)?$/u, 'Choose yes or no.')
  .describe('true, false or blank.');

/** What somebody says of themselves, each as text. When they were born is not theirs to change (decision 19). */
const values = {
  aboutMe,
  preferredName: word,
  preferredPronoun: word,
  gender: word,
  nationality: word,
  graduationYear,
  socialMedia1: webAddress,
  socialMedia2: webAddress,
  socialMedia3: webAddress,
  socialMedia4: webAddress,
  socialMedia5: webAddress,
  phone,
  street: word,
  street2: word,
  city: word,
  state: word,
  zipcode: word,
  country,
  guardianFirstName: word,
  guardianLastName: word,
  guardianEmail: email,
  guardianPhone: phone,
  sameAsStudent: yesOrNo,
  guardianStreetAddress1: word,
  guardianStreetAddress2: word,
  guardianCity: word,
  guardianState: word,
  guardianZipcode: word,
  guardianCountry: country,
} satisfies Record<Exclude<ProfileFieldName, 'dob'> | 'aboutMe', z.ZodString>;

export type SaidName = keyof typeof values;

/** Some of it, as a form has it. */
export const saidSchema = (names: readonly SaidName[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, values[name]])));

const optional = Object.fromEntries(
  Object.entries(values).map(([name, schema]) => [name, schema.nullish()]),
) as Record<SaidName, z.ZodOptional<z.ZodNullable<z.ZodString>>>;

const level = z.enum(privacyLevels).nullish();

const levels = Object.fromEntries(Object.keys(fieldRules).map((name) => [name, level])) as Record<
  RuledName,
  typeof level
>;

/** What is said, and to whom: only what is sent is changed, blank empties (checklist lines 148, 151). */
const changesSchema = z
  .object({
    ...optional,
    privacy: z
      .object(levels)
      .meta({ id: 'ProfilePrivacyInput', description: 'Who may see what; what is not sent stays.' })
      .nullish(),
  })
  .meta({ id: 'UpdateProfileInput', description: 'What is not sent stays; blank empties.' });

export const updateProfileSchema = z.object({
  userProfileId: idSchema.describe('The caller.'),
  input: changesSchema,
});

export type UpdateProfileInput = z.output<typeof updateProfileSchema>;
