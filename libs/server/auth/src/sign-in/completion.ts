import { Injectable } from '@nestjs/common';
import { AboutYouQuestions } from './about-you.questions';
import type { NewSession } from '../sessions/session.service';
import { SessionService } from '../sessions/session.service';
import { SecondFactors } from './second-factors.port';
import type { SignInOutcome } from './sign-in-outcome';

/** What follows once somebody has shown a first factor, whichever it was. */
@Injectable()
export class Completion {
  constructor(
    private readonly sessions: SessionService,
    private readonly secondFactors: SecondFactors,
    private readonly aboutYou: AboutYouQuestions,
  ) {}

  /**
   * Asks who somebody is where the account does not say it yet, then for the second factor where it has one, else begins
   * the session.
   * @throws DomainError AUTH_SUSPENDED, AUTH_USER_NOT_FOUND
   */
  async afterFirstFactor(signIn: Omit<NewSession, 'hasSecondFactor'>): Promise<SignInOutcome> {
    const aboutYou = await this.aboutYou.question(signIn.userId, signIn);
    if (aboutYou) return { aboutYou };
    const secondFactor = await this.secondFactors.challenge(signIn.userId, signIn);
    if (secondFactor) return { secondFactor };
    return { session: await this.sessions.open({ ...signIn, hasSecondFactor: false }) };
  }
}
