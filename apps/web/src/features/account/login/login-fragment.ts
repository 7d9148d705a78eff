import { type AboutYouQuestion, authErrors, type SecondFactorChallenge } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';

/** What a social service's callback left in the address of the login page. */
export type LoginFragment =
  | { readonly kind: 'none' }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'link'; readonly ticket: string }
  | { readonly kind: 'second-factor'; readonly challenge: SecondFactorChallenge }
  | { readonly kind: 'about-you'; readonly question: AboutYouQuestion }
  | { readonly kind: 'failed'; readonly message: string };

const failed = (message: string): LoginFragment => ({ kind: 'failed', message });

/**
 * Reads the part of the address behind `#`. The words a person reads are the catalogue's: the address carries only
 * a code, so that nobody can put words of their own on this page. What checks questions is fetched for them.
 */
export async function readLoginFragment(hash: string): Promise<LoginFragment> {
  const [, name = '', value = ''] = /^#?([a-z-]+)=(.*)$/s.exec(hash) ?? [];
  if (name === 'social') return value === 'done' ? { kind: 'signed-in' } : { kind: 'none' };
  if (name === 'social-link' && value !== '') return { kind: 'link', ticket: decode(value) };
  if (name === 'second-factor')
    return readChallenge(decode(value)).catch(() => failed(authErrors.SOCIAL_FAILED.message));
  if (name === 'about-you')
    return readQuestion(decode(value)).catch(() => failed(authErrors.SOCIAL_FAILED.message));
  if (name === 'social-error') return failed(messageOf(decode(value)));
  return { kind: 'none' };
}

async function readChallenge(text: string): Promise<LoginFragment> {
  const { secondFactorChallengeSchema } = await import('./login-schemas');
  const parsed = secondFactorChallengeSchema.safeParse(readJson(text));
  if (parsed.success) return { kind: 'second-factor', challenge: parsed.data };
  return failed(authErrors.SOCIAL_FAILED.message);
}

async function readQuestion(text: string): Promise<LoginFragment> {
  const { aboutYouQuestionSchema } = await import('./login-schemas');
  const parsed = aboutYouQuestionSchema.safeParse(readJson(text));
  if (parsed.success) return { kind: 'about-you', question: parsed.data };
  return failed(authErrors.SOCIAL_FAILED.message);
}

/** What the text says; undefined where it is no JSON. */
function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function messageOf(code: string): string {
  const known = Object.values({ ...authErrors, ...commonErrors }).find((entry) => entry.code === code);
  return (known ?? authErrors.SOCIAL_FAILED).message;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
