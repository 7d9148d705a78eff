import { z } from 'zod';
import { newsletterAges, newsletterInterests } from './newsletter.enums';
import { newsletterLimits } from './newsletter.limits';

const { nameLength, emailLength, phoneLength, pageUriLength, codeLength } = newsletterLimits;

const required = z.string('Required').trim().min(1, 'Required');

/**
 * Whether it may be a mobile number of some country, with or without the code of the country and with what people write between
 * the digits: the shortest numbers have 6 digits (the Faroe Islands), the longest 15 (E.164).
 */
const isPhoneNumber = (text: string): boolean =>
  /^\+?[\d ()./-]+$/.test(text) && /^\d{6,15}$/.test(text.replaceAll(/\D/g, ''));

/** What somebody sends in by the newsletter's form (checklist lines 217–219). */
export const newsletterFormSchema = z
  .object({
    name: required.max(nameLength, `A name has at most ${String(nameLength)} characters.`),
    email: required
      .toLowerCase()
      .pipe(
        z
          .email('Please provide a valid email address')
          .max(emailLength, 'Please provide a valid email address'),
      ),
    phone: required.pipe(
      z
        .string()
        .max(phoneLength, 'Please provide a valid phone number')
        .refine(isPhoneNumber, 'Please provide a valid phone number'),
    ),
    interest: z.enum(newsletterInterests, 'Required'),
    age: z
      .enum(newsletterAges, 'Required')
      .refine(
        (age) => age === 'FROM_16',
        'Please ask a parent, guardian or teacher to fill this in for you.',
      ),
    pageUri: z.string().max(pageUriLength).describe('The address of the page with the form.'),
  })
  .meta({ id: 'NewsletterFormInput' });

export type NewsletterFormInput = z.input<typeof newsletterFormSchema>;
export type NewsletterForm = z.output<typeof newsletterFormSchema>;

/** The code in the link of the mail. */
export const confirmNewsletterSchema = z.object({ code: z.string().min(1).max(codeLength) });

export type ConfirmNewsletterInput = z.infer<typeof confirmNewsletterSchema>;
