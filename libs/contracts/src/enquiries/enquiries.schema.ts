import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { tableLimits } from '../ops/table.limits';
import { enquiryStates, enquiryTopics } from './enquiries.enums';
import { enquiriesLimits } from './enquiries.limits';

const { nameLength, emailLength, textLength, pageUriLength } = enquiriesLimits;

const required = z.string('Required').trim().min(1, 'Required');
const words = required.max(textLength, `Use at most ${textLength.toLocaleString('en')} characters.`);

/** What somebody writes to the house, with an account or without. */
export const sendEnquirySchema = z
  .object({
    clientKey: idSchema,
    name: required
      .max(nameLength, `A name has at most ${String(nameLength)} characters.`)
      .regex(/^[^\p{Cc}/@]*$/u, 'Please write just your name.'),
    email: required
      .toLowerCase()
      .pipe(
        z
          .email('Please provide a valid email address')
          .max(emailLength, 'Please provide a valid email address'),
      ),
    topic: z.enum(enquiryTopics, 'Required'),
    text: words,
    pageUri: z.string().max(pageUriLength).describe('The address of the page with the form.'),
  })
  .meta({ id: 'SendEnquiryInput' });

export const enquiryIdSchema = z.object({ enquiryId: idSchema });

/** Those of the console's list that something is done to. */
export const enquiryIdsSchema = z.object({ ids: z.array(idSchema).min(1).max(tableLimits.bulkRows) });

/** Words of staff: a note for each other, or an answer that is mailed. Once under a key. */
export const writeToEnquirySchema = z.object({ enquiryId: idSchema, clientKey: idSchema, text: words });

/** What it is really about, which decides who may read it. */
export const moveEnquirySchema = z.object({ enquiryId: idSchema, topic: z.enum(enquiryTopics) });

const staffName = z.object({ id: idSchema, name: z.string() });

const enquiryEntrySchema = z.object({
  id: idSchema,
  kind: z.enum(['NOTE', 'ANSWER']),
  text: z.string(),
  author: staffName,
  createdAt: z.iso.datetime(),
  /** When the answer was handed to the mail server; of a note null. */
  sentAt: z.iso.datetime().nullable(),
});

/** One enquiry as staff see it, with what they wrote, the first first. */
export const staffEnquirySchema = z.object({
  id: idSchema,
  name: z.string(),
  email: z.string(),
  topic: z.enum(enquiryTopics),
  text: z.string(),
  pageUri: z.string(),
  state: z.enum(enquiryStates),
  owner: staffName.nullable(),
  createdAt: z.iso.datetime(),
  entries: z.array(enquiryEntrySchema),
});

export type SendEnquiryInput = z.input<typeof sendEnquirySchema>;
export type EnquiryIdInput = z.output<typeof enquiryIdSchema>;
export type EnquiryIdsInput = z.output<typeof enquiryIdsSchema>;
export type WriteToEnquiryInput = z.output<typeof writeToEnquirySchema>;
export type MoveEnquiryInput = z.output<typeof moveEnquirySchema>;
export type StaffEnquiry = z.output<typeof staffEnquirySchema>;
export type EnquiryEntry = z.output<typeof enquiryEntrySchema>;
