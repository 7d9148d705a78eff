import type { SecondFactorChallenge } from '@lyceum/contracts';

/** Asked once a password was right: whether that is enough. */
export abstract class SecondFactors {
  /** The question to put to this user before their session begins, or null when they have set up no second factor. */
  abstract challenge(
    userId: string,
    signIn: { keepLoggedIn: boolean },
  ): Promise<SecondFactorChallenge | null>;
}
