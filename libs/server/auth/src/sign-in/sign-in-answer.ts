import type { AboutYouQuestion, SecondFactorChallenge } from '@lyceum/contracts/auth';
import type { FastifyReply } from 'fastify';
import type { RefreshCookie } from '../sessions/refresh-cookie';
import type { SignInOutcome } from './sign-in-outcome';

/** Shape of signInAnswerSchema. */
export interface SignInAnswer {
  data: { token: string } | { secondFactor: SecondFactorChallenge } | { aboutYou: AboutYouQuestion };
}

/** Answers a sign-in: the token in the body and the refresh key in the cookie, or a question. */
export function answerSignIn(
  outcome: SignInOutcome,
  reply: FastifyReply,
  cookie: RefreshCookie,
): SignInAnswer {
  if (!('session' in outcome)) return { data: outcome };
  cookie.set(reply, outcome.session);
  return { data: { token: outcome.session.token } };
}
