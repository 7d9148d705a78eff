import type { NotificationType } from '@lyceum/contracts/notifications';
import type { z } from 'zod';

/** What an e-mail about one notice alone says; its link leads where the notice does. */
export interface NoticeMail {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** What the link is called. */
  readonly action: string;
}

/**
 * A kind of notice. Its rows hold `data`; words are made of it when somebody reads them, in their language. Nobody's name
 * is data.
 */
export interface NoticeKind<Schema extends z.ZodObject = z.ZodObject> {
  /** `domain.what-happened`; it stands in rows. */
  readonly name: string;
  /** What the reader knows it as and chooses by. */
  readonly type: NotificationType;
  readonly data: Schema;
  /** The whole text; of a type that names who did it what follows: 'clapped for your reply'. */
  text(data: z.output<Schema>): string;
  /** Where it is left out the mail says the text. */
  mail?(data: z.output<Schema>): NoticeMail;
  /** What its mail is noted to be about for staff who look after that: `order:` and an id. */
  about?(data: z.output<Schema>): string | undefined;
}

const declared = new Map<string, NoticeKind>();

/** Declares a kind of notice, in its domain's `*.notices.ts`. */
export function defineNotice<Schema extends z.ZodObject>(kind: NoticeKind<Schema>): NoticeKind<Schema> {
  if (declared.has(kind.name)) throw new Error(`Two kinds of notices are named ${kind.name}`);
  declared.set(kind.name, kind);
  return kind;
}

/** The types of which anything is told at all. */
export const toldTypes = (): NotificationType[] =>
  Array.from(new Set(Array.from(declared.values(), ({ type }) => type)));

/** A kind by the name that stands in rows; of a domain that is gone there is none. */
export const noticeKind = (name: string): NoticeKind | undefined => declared.get(name);
