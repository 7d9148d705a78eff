import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@lyceum/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { attemptTicket } from './social.tickets';

const nameOf = (provider: string): string => `lyceum_social_${provider.toLowerCase()}`;

/**
 * What ties the browser that comes back to the one that left: sealed, out of scripts' reach, gone after ten minutes.
 * Lax, because the way back is a navigation that starts at another site.
 */
@Injectable()
export class SocialCookie {
  private readonly attributes: { path: string; httpOnly: true; sameSite: 'lax'; secure: boolean };

  constructor(@Inject(CONFIG) config: Config) {
    const secure = config.publicUrl.startsWith('https:');
    this.attributes = { path: '/auth/social', httpOnly: true, sameSite: 'lax', secure };
  }

  set(reply: FastifyReply, provider: string, attempt: string): void {
    void reply.setCookie(nameOf(provider), attempt, {
      ...this.attributes,
      maxAge: attemptTicket.minutes * 60,
    });
  }

  /** Reads it and takes it away: it is good for one return. */
  take(request: FastifyRequest, reply: FastifyReply, provider: string): string {
    void reply.clearCookie(nameOf(provider), this.attributes);
    return request.cookies[nameOf(provider)] ?? '';
  }
}
