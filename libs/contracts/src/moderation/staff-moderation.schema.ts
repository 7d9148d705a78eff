import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { asLeftSchema, bulkIdsSchema } from '../ops/table.schema';
import {
  moderationActions,
  moderationCaseKinds,
  moderationCaseStatuses,
  moderationNoticeKinds,
  moderationTargets,
} from './moderation.enums';
import { decideReportSchema } from './moderation.schema';

export const caseIdSchema = z.object({ caseId: idSchema });

export type CaseIdInput = z.input<typeof caseIdSchema>;

const decision = {
  action: z.enum(moderationActions),
  reason: decideReportSchema.shape.reason,
  /** For BAN alone; without it the ban has no end. */
  banEndsAt: z.iso
    .datetime()
    .refine((end) => Date.parse(end) > Date.now(), 'A ban ends in the future.')
    .nullish(),
};

export const decideCaseSchema = z.object({ caseId: idSchema, ...decision });

export type DecideCaseInput = z.input<typeof decideCaseSchema>;

/** The same decision about several, each by itself. */
export const decideCasesSchema = z.object({ ids: bulkIdsSchema, ...decision });

export type DecideCasesInput = z.input<typeof decideCasesSchema>;

const person = z.object({ id: idSchema, name: z.string() });
const time = z.iso.datetime();

/** What stands around what a case is about: what it is part of, what it stands under or answers, what follows it. */
const surroundingSchema = z.object({
  place: z.enum(['START', 'ABOVE', 'BELOW']),
  title: z.string().nullable(),
  /** Null for what is gone. */
  text: z.string().nullable(),
  /** Held back, removed or deleted, in words; null for what everybody sees. */
  state: z.string().nullable(),
  author: person,
  createdAt: time,
});

/** A file of what a case is about, or of what is shown around it, without where it is. */
const reportedFileSchema = z.object({
  id: idSchema,
  /** Of what stands around it where that is; null of its own. */
  place: surroundingSchema.shape.place.nullable(),
  name: z.string(),
  /** What it is served as. */
  type: z.string(),
  bytes: z.number(),
  /** How long a voice note is; null for others. */
  milliseconds: z.int().nullable(),
  /** Whether it is a picture or a sound, which staff are shown; of others they are told what they are. */
  canBeShown: z.boolean(),
});

export type ReportedFile = z.output<typeof reportedFileSchema>;

/** Asks to see or hear one file of a case. */
export const showReportedFileSchema = z.object({ caseId: idSchema, fileId: idSchema });

export type ShowReportedFileInput = z.input<typeof showReportedFileSchema>;

/** Takes the caller's own decisions back; with `asLeft` those alone, not what was decided anew since. */
export const undoDecisionsSchema = z.object({ ids: bulkIdsSchema, asLeft: asLeftSchema.optional() });

export type UndoDecisionsInput = z.input<typeof undoDecisionsSchema>;

/** Lifts a ban from a forum; whom it shut out reads the reason. */
export const liftBanSchema = z.object({ banId: idSchema, reason: decideReportSchema.shape.reason });

export type LiftBanInput = z.input<typeof liftBanSchema>;

/** A case with everything a decision needs. Who reported is told to nobody. */
export const staffCaseSchema = z.object({
  id: idSchema,
  kind: z.enum(moderationCaseKinds),
  status: z.enum(moderationCaseStatuses),
  targetType: z.enum(moderationTargets),
  title: z.string(),
  preview: z.string(),
  context: z.array(surroundingSchema),
  /** What is there yet of its files, and after them of those of what is shown around it. */
  files: z.array(reportedFileSchema),
  /** Where it stands in the web app; null where it has no page of its own. */
  path: z.string().nullable(),
  /** Null for what belongs to no forum. */
  forum: z.object({ id: idSchema, name: z.string(), displayName: z.string() }).nullable(),
  author: person,
  /** Of an alert: whom the person addressed, the first one first; empty for other cases. */
  people: z.array(person),
  /** What was decided about the author there before. */
  authorHistory: z.object({ removals: z.int(), warnings: z.int(), bans: z.int(), accountCreatedAt: time }),
  /** What shuts the author out of the forum now. */
  ban: z
    .object({
      id: idSchema,
      reason: z.string(),
      createdAt: time,
      /** Null for ever. */
      endsAt: time.nullable(),
      bannedBy: person,
    })
    .nullable(),
  reportsCnt: z.int(),
  reports: z.array(z.object({ message: z.string(), createdAt: time })),
  appeal: z
    .object({
      message: z.string(),
      noticeKind: z.enum(moderationNoticeKinds),
      noticeReason: z.string(),
      isOwnDecision: z.boolean(),
    })
    .nullable(),
  decision: z
    .object({
      action: z.enum(moderationActions),
      reason: z.string(),
      decidedBy: person.nullable(),
      decidedAt: time,
      /** Which decision it is: one that was undone is decided anew. */
      revision: z.string(),
      /** Whether the caller can take it back. */
      canUndo: z.boolean(),
    })
    .nullable(),
  /** How the caller can decide it. */
  actions: z.array(z.enum(moderationActions)),
  createdAt: time,
});

export type StaffCase = z.output<typeof staffCaseSchema>;
