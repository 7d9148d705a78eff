import { defineMark } from '@lyceum/kernel';
import { z } from 'zod';

/** One person's mails of a list; `subjectId` is what of theirs they are about, as the list knows it. */
export const mailListEntrySchema = z.object({ list: z.string(), userId: z.uuid(), subjectId: z.uuid() });

export type MailListEntry = z.output<typeof mailListEntrySchema>;

/** How somebody's mails of a list stand. */
export interface MailListState {
  readonly email: string;
  /** What they are about, within a sentence: 'Mei’s weeks'. */
  readonly label: string;
  readonly isSubscribed: boolean;
}

/** Mails that somebody asked for beside those of notices. Implemented by a provider marked `@KeepsMailList()`. */
export interface MailList {
  readonly name: string;
  /** Null where there is nothing to be written about any more. */
  stateOf(entry: MailListEntry): Promise<MailListState | null>;
  /** By the link in the mail, which is the right to do it. May be repeated. */
  change(entry: MailListEntry, isSubscribed: boolean): Promise<void>;
}

/** Marks a provider as a `MailList`. */
export const KeepsMailList = defineMark<MailList>();
