import { Injectable } from '@nestjs/common';
import type { AboutYouQuestion } from '@lyceum/contracts/auth';
import { PreparedQueries } from '@lyceum/kernel';
import type { FirstFactor } from './second-factors.port';
import { Tickets } from '../tickets/tickets';
import { unansweredBy } from '../accounts/unanswered.statements';
import { aboutYouTicket } from './about-you.ticket';

/** Asks those whose account does not say who they are, before they get in. */
@Injectable()
export class AboutYouQuestions {
  constructor(
    private readonly queries: PreparedQueries,
    private readonly tickets: Tickets,
  ) {}

  /** The question to put to this user before anything else, or null when they have said it all. */
  async question(
    userId: string,
    { signInWay, keepLoggedIn, passwordMark }: FirstFactor,
  ): Promise<AboutYouQuestion | null> {
    const unanswered = await unansweredBy(this.queries, userId);
    if (!unanswered) return null;
    const ticket = this.tickets.issue(aboutYouTicket, { userId, signInWay, keepLoggedIn, passwordMark });
    return { ticket, firstName: unanswered.firstName, asks: unanswered.asks };
  }
}
