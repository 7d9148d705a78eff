import type { SecondFactorChallenge, SignInWay } from '@lyceum/contracts/auth';

/** How the first factor was shown. */
export interface FirstFactor {
  readonly signInWay: SignInWay;
  readonly keepLoggedIn: boolean;
  /** Of the password that was shown, where it was one. */
  readonly passwordMark?: string;
}

/** Asked once a first factor was right: whether that is enough. */
export abstract class SecondFactors {
  /** The question to put to this user before their session begins, or null when they have set up no second factor. */
  abstract challenge(userId: string, signIn: FirstFactor): Promise<SecondFactorChallenge | null>;
}
