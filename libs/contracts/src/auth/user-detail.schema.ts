import { z } from 'zod';
import { idSchema } from '../common/page.schema';
import { personal } from '../personal-data/personal.schema';
import { personRecordKindSchema } from '../ops/person-record.schema';
import { tableLimits } from '../ops/table.limits';
import { roleSchema, userRowSchema } from './user.schema';
import { signInWays } from '../common/sign-in-way.enums';

/** Input of the console's calls about one account. */
export const oneUserSchema = z.object({ userId: idSchema });

/** People whom a filter of a list names. */
export const namedUsersSchema = z.object({ ids: z.array(idSchema).min(1).max(tableLimits.filterPeople) });

export type NamedUsersInput = z.output<typeof namedUsersSchema>;

export const endUserSessionSchema = oneUserSchema.extend({ sessionId: idSchema });

/** Somebody as the list of users has them for the caller, and what else there is of them for the caller to read. */
export const personPageSchema = z.object({ person: userRowSchema, kinds: z.array(personRecordKindSchema) });

const instant = z.iso.datetime();

/** One open session. `device` is words: 'Firefox on Windows'. */
export const userSessionSchema = z.object({
  id: idSchema,
  device: personal('session', z.string()),
  ipAddress: personal('session', z.string()),
  signInWay: personal('session', z.enum(signInWays)),
  createdAt: personal('session', instant),
  lastSeenAt: personal('session', instant),
});

/** Everything staff see of one account. Times are ISO 8601 in UTC. */
export const userDetailSchema = z.object({
  id: idSchema,
  firstName: z.string(),
  lastName: z.string(),
  name: z.string(),
  email: personal('email', z.string()),
  pictureUrl: z.string().nullable(),
  roles: z.array(roleSchema),
  createdAt: personal('standing', instant),
  /** Null while the owner has not shown that the e-mail is theirs. */
  emailConfirmedAt: personal('standing', instant.nullable()),
  nameConfirmed: z.boolean(),
  /** `YYYY-MM-DD` */
  dateOfBirth: personal('dateOfBirth', z.string().nullable()),
  /** Of somebody under 13; `consentedAt` is null until they agree, `withdrewAt` is set while they no longer do. */
  guardian: z
    .object({
      email: personal('guardian', z.string()),
      consentedAt: personal('guardian', instant.nullable()),
      withdrewAt: personal('guardian', instant.nullable()),
    })
    .nullable(),
  hasPassword: personal('waysIn', z.boolean()),
  hasAuthenticatorApp: personal('waysIn', z.boolean()),
  passkeys: personal('waysIn', z.int()),
  /** Services the account is linked with. */
  identities: z.array(personal('waysIn', z.string())),
  agreedTermsVersion: personal('standing', z.string().nullable()),
  agreedTermsAt: personal('standing', instant.nullable()),
  suspendedAt: personal('standing', instant.nullable()),
  /** Set while a newcomer waits for staff: another account of their mailbox is shut out. */
  awaitsStaffSince: personal('standing', instant.nullable()),
  /** Other accounts of the mailbox its e-mail leads to, under whichever alias. */
  sameMailbox: z.array(
    z.object({ id: idSchema, name: z.string(), isSuspended: personal('standing', z.boolean()) }),
  ),
  /** When it will be erased, if its owner asked for that. */
  deletesAt: personal('standing', instant.nullable()),
  /** Set once it has been; the rest says nothing about anybody then. */
  erasedAt: personal('standing', instant.nullable()),
  /** Open ones, the one last seen first. */
  sessions: z.array(userSessionSchema),
});

/** A token to look at the web app as that account does, read-only. */
export const viewAsSchema = z.object({ token: z.string(), expiresAt: instant });

const personSchema = z.object({
  id: idSchema,
  name: z.string(),
  email: personal('email', z.string()),
});

/** Who sees the platform as whom; null when the caller is themself. */
export const viewingAnswerSchema = z.object({
  data: z.object({ viewer: personSchema, viewed: personSchema }).nullable(),
});

export type OneUserInput = z.output<typeof oneUserSchema>;
export type EndUserSessionInput = z.output<typeof endUserSessionSchema>;
export type PersonPage = z.output<typeof personPageSchema>;
export type UserDetail = z.output<typeof userDetailSchema>;
export type UserSession = z.output<typeof userSessionSchema>;
export type ViewAs = z.output<typeof viewAsSchema>;
export type ViewingAnswer = z.output<typeof viewingAnswerSchema>;
