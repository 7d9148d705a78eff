import type { SignInInput, SignUpInput } from '@lyceum/contracts';
import { type Api, apiFetch } from './api-fetch';
import { type Session, session } from './session';

/** Signing in and up, and renewing what the token says. */
export interface AccountCalls {
  /** @throws ApiError AUTH_INVALID_CREDENTIALS, COMMON_INVALID_INPUT, COMMON_TOO_MANY_REQUESTS; NetworkError */
  signIn(input: SignInInput): Promise<void>;
  /** @throws ApiError AUTH_EMAIL_TAKEN, COMMON_INVALID_INPUT, COMMON_TOO_MANY_REQUESTS; NetworkError */
  signUp(input: SignUpInput): Promise<void>;
  /** Replaces the token by one that says what the account says now (checklist line 42). Signed out, does nothing. */
  renewToken(): Promise<void>;
}

export function createAccountCalls(owner: Session, call: Api['apiFetch']): AccountCalls {
  const adoptAnswer = async (answer: unknown): Promise<void> => {
    const { readToken } = await import('./token-answer');
    owner.adopt(readToken(answer));
  };

  return {
    signIn: async (input) => adoptAnswer(await call('/auth/sign-in', { method: 'POST', body: input })),
    signUp: async (input) => adoptAnswer(await call('/auth/sign-up', { method: 'POST', body: input })),
    renewToken: async () => {
      const { user } = owner.state;
      if (!user) return;
      const answer = await call(`/updateUserToken?${new URLSearchParams({ userId: user.id }).toString()}`);
      // Somebody signed out or in while the call was under way: their session is not ours to replace.
      if (owner.state.user?.id === user.id) await adoptAnswer(answer);
    },
  };
}

export const { signIn, signUp, renewToken } = createAccountCalls(session, apiFetch);
