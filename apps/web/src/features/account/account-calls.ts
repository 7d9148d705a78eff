import type {
  EmailChangeConfirmed,
  EmailChangeLink,
  GuardianAnswer,
  OneTimeLink,
  SignUpInput,
  UndoEmailChangeInput,
} from '@lyceum/contracts/auth';
import { postAndRead } from '@lyceum/session';
import type * as schemas from './account-answers';

type Schemas = typeof schemas;

/** Checks come with the answer, not with the page. */
const answer =
  <Name extends keyof Schemas>(name: Name) =>
  (): Promise<Schemas[Name]> =>
    import('./account-answers').then((it) => it[name]);

const done = async (path: string, body: unknown): Promise<void> => {
  await postAndRead(answer('doneAnswerSchema'), path, body);
};

const asGuardian =
  (step: string) =>
  (code: string): Promise<GuardianAnswer['data']> =>
    postAndRead(answer('guardianAnswerSchema'), `/auth/guardian-consent/${step}`, { code });

/** Calls around an account that need nobody signed in. None of them tells whether an e-mail is known. */
export const accountCalls = {
  signUp: (input: SignUpInput) => done('/auth/sign-up', input),
  /** The token of a session, in the browser that signed up; else nobody is signed in yet. */
  confirmEmail: (code: string) =>
    postAndRead(answer('confirmedAnswerSchema'), '/auth/confirm-email', { code }),
  resendConfirmation: (email: string) => done('/auth/confirm-email/resend', { email }),
  forgotPassword: (email: string) => done('/auth/forgot-password', { email }),
  openOneTimeLink: (code: string): Promise<OneTimeLink> =>
    postAndRead(answer('oneTimeLinkAnswerSchema'), '/auth/one-time-link', { code }),
  resetPassword: (input: { code: string; password: string }) => done('/auth/reset-password', input),
  lookAtEmailChange: (code: string): Promise<EmailChangeLink> =>
    postAndRead(answer('emailChangeLinkAnswerSchema'), '/auth/email-change/look', { code }),
  confirmEmailChange: (code: string): Promise<EmailChangeConfirmed> =>
    postAndRead(answer('emailChangeConfirmedAnswerSchema'), '/auth/email-change/confirm', { code }),
  stopEmailChange: (code: string) => done('/auth/email-change/stop', { code }),
  undoEmailChange: (input: UndoEmailChangeInput) => done('/auth/email-change/undo', input),
  consentAsGuardian: (code: string) => done('/auth/guardian-consent', { code }),
  lookAsGuardian: asGuardian('look'),
  withdrawAsGuardian: asGuardian('withdraw'),
  consentAgainAsGuardian: asGuardian('again'),
  resendToGuardian: (email: string) => done('/auth/guardian-consent/resend', { email }),
} as const;
