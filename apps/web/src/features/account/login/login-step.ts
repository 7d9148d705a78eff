import { authErrors, type SecondFactorChallenge } from '@lyceum/contracts/auth';
import { ApiError } from '@lyceum/session';
import type { LoginFragment } from './login-fragment';
import type { AboutYou } from './sign-in-calls';

/** Where somebody is on the way in. */
export type LoginStep =
  | { readonly name: 'password'; readonly notice: string | null }
  | { readonly name: 'reading' }
  | { readonly name: 'returning' }
  | { readonly name: 'not-connected'; readonly message: string }
  | { readonly name: 'second-factor'; readonly challenge: SecondFactorChallenge }
  | { readonly name: 'about-you'; readonly question: AboutYou }
  | { readonly name: 'guardian-asked' }
  | { readonly name: 'link'; readonly ticket: string }
  | { readonly name: 'confirm-email'; readonly email: string }
  | { readonly name: 'guardian'; readonly email: string };

/** The step the login page opens with. `notice` is what it has to say when nothing else happened. */
export function stepOfFragment(
  fragment: LoginFragment,
  { notice, isSignedIn }: { notice: string | null; isSignedIn: boolean },
): LoginStep {
  switch (fragment.kind) {
    case 'none':
      return { name: 'password', notice };
    case 'failed':
      return isSignedIn
        ? { name: 'not-connected', message: fragment.message }
        : { name: 'password', notice: fragment.message };
    case 'signed-in':
      return { name: 'returning' };
    case 'second-factor':
      return { name: 'second-factor', challenge: fragment.challenge };
    case 'about-you':
      return { name: 'about-you', question: fragment.question };
    case 'link':
      return { name: 'link', ticket: fragment.ticket };
  }
}

/** The step a refusal leads to, for those that ask for more than another try. */
export function stepOfRefusal(error: unknown, email: string): LoginStep | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === authErrors.EMAIL_NOT_CONFIRMED.code) return { name: 'confirm-email', email };
  if (error.code === authErrors.GUARDIAN_CONSENT_NEEDED.code) return { name: 'guardian', email };
  return null;
}
