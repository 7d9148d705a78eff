import type {
  AboutYouQuestion,
  SecondFactorChallenge,
  SignInInput,
  SignUpInput,
} from '@lyceum/contracts/auth';
import { type Api, apiFetch } from './api-fetch';
import { type Session, session } from './session';
import { refresher, type TokenRefresher } from './token-refresher';

/** How a step of signing in came out: signed in, or the second factor is asked for, or who somebody is. */
export type SignInOutcome =
  | { readonly status: 'done' }
  | { readonly status: 'second-factor'; readonly challenge: SecondFactorChallenge }
  | { readonly status: 'about-you'; readonly question: AboutYouQuestion };

/** Signing in and up, and renewing what the token says. */
export interface AccountCalls {
  /** @throws ApiError AUTH_INVALID_CREDENTIALS, COMMON_INVALID_INPUT, COMMON_TOO_MANY_REQUESTS; NetworkError */
  signIn(input: SignInInput): Promise<SignInOutcome>;
  /**
   * Sends a later step of signing in (`/auth/second-factor`, `/auth/passkey/sign-in`, `/auth/social/link`, …): any call
   * that answers a token or a challenge. `keepLoggedIn` is remembered when given.
   * @throws ApiError as the server refuses; NetworkError
   */
  continueSignIn(path: string, body: unknown, keepLoggedIn?: boolean): Promise<SignInOutcome>;
  /** Signs in with a token. `keepLoggedIn` is remembered when given. */
  completeSignIn(token: string, keepLoggedIn?: boolean): void;
  /** Answers nothing: a mail goes out. @throws ApiError COMMON_INVALID_INPUT, COMMON_TOO_MANY_REQUESTS; NetworkError */
  signUp(input: SignUpInput): Promise<void>;
  /** Replaces the token by one that says what the account says now (checklist line 42). Signed out, does nothing. */
  renewToken(): Promise<void>;
  /** Takes the token of an answer in place of the present one: after a change of password. */
  replaceToken(answer: unknown): Promise<void>;
  /**
   * Fetches a token with the refresh cookie alone, as after `#social=done`. Whether somebody is signed in then.
   * @throws ApiError, NetworkError when the server has trouble
   */
  refresh(): Promise<boolean>;
}

export function createAccountCalls(
  owner: Session,
  call: Api['apiFetch'],
  tokens: Pick<TokenRefresher, 'refresh'>,
): AccountCalls {
  const continueSignIn: AccountCalls['continueSignIn'] = async (path, body, keepLoggedIn) => {
    // The call first: without a network it says so, and a file that does not load would say something else.
    const answer = await call(path, { method: 'POST', body });
    const { readSignIn } = await import('./token-answer');
    const data = readSignIn(answer);
    if ('secondFactor' in data) return { status: 'second-factor', challenge: data.secondFactor };
    if ('aboutYou' in data) return { status: 'about-you', question: data.aboutYou };
    owner.adopt(data.token, keepLoggedIn);
    return { status: 'done' };
  };

  const replaceToken = async (answer: unknown): Promise<void> => {
    const { readToken } = await import('./token-answer');
    owner.renew(readToken(answer));
  };

  return {
    signIn: (input) => continueSignIn('/auth/sign-in', input, input.keepLoggedIn),
    continueSignIn,
    completeSignIn: (token, keepLoggedIn) => owner.adopt(token, keepLoggedIn),
    signUp: async (input) => void (await call('/auth/sign-up', { method: 'POST', body: input })),
    renewToken: async () => {
      const before = owner.state;
      if (before.status === 'signed-out') return;
      const query = new URLSearchParams({ userId: before.user.id }).toString();
      const answer = await call(`/updateUserToken?${query}`);
      const { readToken } = await import('./token-answer');
      // Storage first: another tab may have signed out, in, or renewed meanwhile, and what it wrote is newer than this.
      owner.reread();
      if (owner.state === before) owner.renew(readToken(answer));
    },
    replaceToken,
    refresh: async () => {
      await tokens.refresh();
      return owner.state.status === 'signed-in';
    },
  };
}

export const { signIn, continueSignIn, completeSignIn, signUp, renewToken, replaceToken, refresh } =
  createAccountCalls(session, apiFetch, refresher);
