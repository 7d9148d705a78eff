import { roleListSchema, sessionEndReasons, signInWays, signOutSchema } from '@lyceum/contracts/auth';
import { idSchema } from '@lyceum/contracts/common';
import { defineEvent } from '@lyceum/kernel';
import { z } from 'zod';

/** Somebody's roles are no longer what they were. */
export const UserRolesChanged = defineEvent(
  'auth.user-roles-changed',
  z.object({ userId: idSchema, roles: roleListSchema, previousRoles: roleListSchema, changedBy: idSchema }),
  { endsRights: ({ userId }) => ({ userIds: [userId] }) },
);

/** Staff decided whether somebody who asked for it is an educator; `reason` is what they are told. */
export const TeacherApplicationDecided = defineEvent(
  'auth.teacher-application-decided',
  z.object({ userId: idSchema, isApproved: z.boolean(), reason: z.string() }),
);

/** Staff shut an account out. */
export const UserSuspended = defineEvent('auth.user-suspended', z.object({ userId: idSchema }));

/** Somebody signed in; the login type is the way (checklist line 38). */
export const UserSignedIn = defineEvent(
  'auth.user-signed-in',
  z.object({ userId: idSchema, sessionId: idSchema, signInWay: z.enum(signInWays), userAgent: z.string() }),
);

/** Somebody logged out, or idleness did it for them (checklist line 29). */
export const UserSignedOut = defineEvent(
  'auth.user-signed-out',
  signOutSchema.extend({ userId: idSchema, sessionId: idSchema, userAgent: z.string() }),
);

/** Sessions of a user are over, all for the same reason. */
export const SessionsEnded = defineEvent(
  'auth.sessions-ended',
  z.object({ userId: idSchema, sessionIds: z.array(idSchema), reason: z.enum(sessionEndReasons) }),
  { endsRights: ({ userId }) => ({ userIds: [userId] }) },
);

/** Somebody asked that their account be deleted after the days of grace. */
export const AccountDeletionRequested = defineEvent(
  'auth.account-deletion-requested',
  z.object({ userId: idSchema }),
);

/** An account is erased: its row stays under no name, and nothing about the person is left in it. */
export const UserErased = defineEvent('auth.user-erased', z.object({ userId: idSchema }));

/** A new account exists. */
export const UserSignedUp = defineEvent('auth.user-signed-up', z.object({ userId: idSchema }));

/** Somebody sent a sign-up for this e-mail; whether there was an account already is found out when the mail is made. */
export const SignUpReceived = defineEvent('auth.sign-up-received', z.object({ email: z.string() }));

/** Somebody asked for another confirmation mail to this e-mail, of which there may be no account. */
export const ConfirmationRequested = defineEvent(
  'auth.confirmation-requested',
  z.object({ email: z.string() }),
);

/** The owner of an account has shown that its e-mail is theirs. */
export const EmailConfirmed = defineEvent('auth.email-confirmed', z.object({ userId: idSchema }));

/** Somebody who is signed in asked for another e-mail, or for the mails about that again. */
export const EmailChangeRequested = defineEvent(
  'auth.email-change-requested',
  z.object({ changeId: idSchema }),
);

/** An account has another e-mail, which both addresses confirmed. */
export const EmailChanged = defineEvent(
  'auth.email-changed',
  z.object({ userId: idSchema, changeId: idSchema }),
);

/** The old address put itself back. */
export const EmailChangeUndone = defineEvent('auth.email-change-undone', z.object({ userId: idSchema }));

/** Somebody says they forgot the password of this e-mail's account, of which there may be none. */
export const PasswordResetRequested = defineEvent(
  'auth.password-reset-requested',
  z.object({ email: z.string() }),
);

/** A link out of a mail gave the account a new password. */
export const PasswordReset = defineEvent('auth.password-reset', z.object({ userId: idSchema }));

/** Somebody asked that the guardian of this e-mail's account, of which there may be none, be written to again. */
export const ConsentRequested = defineEvent('auth.consent-requested', z.object({ email: z.string() }));

/** A guardian let a child under 13 have their account. */
export const GuardianConsented = defineEvent('auth.guardian-consented', z.object({ userId: idSchema }));

/** A guardian withdrew that consent: the account is locked until they give it again. */
export const GuardianWithdrew = defineEvent('auth.guardian-withdrew', z.object({ userId: idSchema }));
