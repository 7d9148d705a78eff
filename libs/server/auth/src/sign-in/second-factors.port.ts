import type { SecondFactorChallenge, SignInWay } from '@lyceum/contracts';

/** Asked once a first factor was right: whether that is enough. */
export abstract class SecondFactors {
  /** The question to put to this user before their session begins, or null when they have set up no second factor. */
  abstract challenge(
    userId: string,
    signIn: { signInWay: SignInWay; keepLoggedIn: boolean },
  ): Promise<SecondFactorChallenge | null>;
}
