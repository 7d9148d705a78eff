import type { AboutYouQuestion, SecondFactorChallenge } from '@lyceum/contracts/auth';
import type { OpenedSession } from '../sessions/session.service';

/** What a sign-in comes to: a session, or one more question. */
export type SignInOutcome =
  | { session: OpenedSession }
  | { secondFactor: SecondFactorChallenge }
  | { aboutYou: AboutYouQuestion };
