import type {
  AboutYouBody,
  AboutYouQuestion,
  SecondFactorChallenge,
  SignInInput,
} from '@lyceum/contracts/auth';
import { continueSignIn, postAndRead, signIn, type SignInOutcome } from '@lyceum/session';
import { runPasskeyDialog } from '@lyceum/shell';

export type AboutYou = AboutYouQuestion;

/** What is asked next: the second factor, or who somebody is; null when the session has begun. */
export type Challenge =
  | { readonly name: 'second-factor'; readonly challenge: SecondFactorChallenge }
  | { readonly name: 'about-you'; readonly question: AboutYou }
  | null;

function challengeOf(outcome: SignInOutcome): Challenge {
  switch (outcome.status) {
    case 'done':
      return null;
    case 'second-factor':
      return { name: 'second-factor', challenge: outcome.challenge };
    case 'about-you':
      return { name: 'about-you', question: outcome.question };
  }
}

const proceed = async (path: string, body: unknown, keepLoggedIn: boolean): Promise<Challenge> =>
  challengeOf(await continueSignIn(path, body, keepLoggedIn));

async function byDialog(paths: { options: string; signIn: string }, body: object, keepLoggedIn: boolean) {
  const { passkeyOptionsAnswerSchema } = await import('./login-schemas');
  const { ticket, options } = await postAndRead(passkeyOptionsAnswerSchema, paths.options, body);
  const response = await runPasskeyDialog('use', options);
  return proceed(paths.signIn, { ticket, response, keepLoggedIn }, keepLoggedIn);
}

/** The ways to begin a session. `keepLoggedIn` lets it outlive 30 idle minutes (checklist line 26). */
export const signInCalls = {
  byPassword: async (input: SignInInput): Promise<Challenge> => challengeOf(await signIn(input)),
  byCode: (ticket: string, code: string, keepLoggedIn: boolean): Promise<Challenge> =>
    proceed('/auth/second-factor', { ticket, code }, keepLoggedIn),
  /** A passkey alone: it counts as both factors. @throws PasskeyError */
  byPasskey: (keepLoggedIn: boolean): Promise<Challenge> =>
    byDialog({ options: '/auth/passkey/options', signIn: '/auth/passkey/sign-in' }, {}, keepLoggedIn),
  /** A passkey after the password. @throws PasskeyError */
  byPasskeyAfterPassword: (ticket: string, keepLoggedIn: boolean): Promise<Challenge> =>
    byDialog(
      { options: '/auth/second-factor/passkey-options', signIn: '/auth/second-factor/passkey' },
      { ticket },
      keepLoggedIn,
    ),
  /** Says who somebody is who came over another service. */
  byAnswering: (answers: AboutYouBody, keepLoggedIn: boolean): Promise<Challenge> =>
    proceed('/auth/about-you', answers, keepLoggedIn),
  /** Ties a social account to the account with its e-mail, whose password is the proof. */
  byLinking: (ticket: string, password: string, keepLoggedIn: boolean): Promise<Challenge> =>
    proceed('/auth/social/link', { ticket, password }, keepLoggedIn),
} as const;
