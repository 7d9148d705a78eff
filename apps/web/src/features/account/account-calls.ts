import {
  confirmedAnswerSchema,
  doneAnswerSchema,
  type EmailChangeConfirmed,
  emailChangeConfirmedAnswerSchema,
  type EmailChangeLink,
  emailChangeLinkAnswerSchema,
  type GuardianAnswer,
  guardianAnswerSchema,
  type OneTimeLink,
  oneTimeLinkAnswerSchema,
  type SignUpInput,
  type UndoEmailChangeInput,
} from '@lyceum/contracts/auth';
import { postAndRead } from '@lyceum/session';

const done = async (path: string, body: unknown): Promise<void> => {
  await postAndRead(doneAnswerSchema, path, body);
};

const asGuardian =
  (step: string) =>
  (code: string): Promise<GuardianAnswer['data']> =>
    postAndRead(guardianAnswerSchema, `/auth/guardian-consent/${step}`, { code });

/** Calls around an account that need nobody signed in. None of them tells whether an e-mail is known. */
export const accountCalls = {
  signUp: (input: SignUpInput) => done('/auth/sign-up', input),
  /** The token of a session, in the browser that signed up; else nobody is signed in yet. */
  confirmEmail: (code: string) => postAndRead(confirmedAnswerSchema, '/auth/confirm-email', { code }),
  resendConfirmation: (email: string) => done('/auth/confirm-email/resend', { email }),
  forgotPassword: (email: string) => done('/auth/forgot-password', { email }),
  openOneTimeLink: (code: string): Promise<OneTimeLink> =>
    postAndRead(oneTimeLinkAnswerSchema, '/auth/one-time-link', { code }),
  resetPassword: (input: { code: string; password: string }) => done('/auth/reset-password', input),
  lookAtEmailChange: (code: string): Promise<EmailChangeLink> =>
    postAndRead(emailChangeLinkAnswerSchema, '/auth/email-change/look', { code }),
  confirmEmailChange: (code: string): Promise<EmailChangeConfirmed> =>
    postAndRead(emailChangeConfirmedAnswerSchema, '/auth/email-change/confirm', { code }),
  stopEmailChange: (code: string) => done('/auth/email-change/stop', { code }),
  undoEmailChange: (input: UndoEmailChangeInput) => done('/auth/email-change/undo', input),
  consentAsGuardian: (code: string) => done('/auth/guardian-consent', { code }),
  lookAsGuardian: asGuardian('look'),
  withdrawAsGuardian: asGuardian('withdraw'),
  consentAgainAsGuardian: asGuardian('again'),
  resendToGuardian: (email: string) => done('/auth/guardian-consent/resend', { email }),
} as const;
