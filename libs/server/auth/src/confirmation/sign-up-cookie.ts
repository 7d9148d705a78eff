import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '@lyceum/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refreshCookieName } from '../sessions/refresh-cookie';
import { signUpTicket } from './sign-up.ticket';

const signUpCookieName = 'lyceum_sign_up';

/** The ticket's way to and from the browser that signed up: a cookie no script can read and no other site can send. */
@Injectable()
export class SignUpCookie {
  private readonly attributes: { path: string; httpOnly: true; sameSite: 'strict'; secure: boolean };

  constructor(@Inject(CONFIG) config: Pick<Config, 'publicUrl'>) {
    const secure = config.publicUrl.startsWith('https:');
    this.attributes = { path: '/auth/confirm-email', httpOnly: true, sameSite: 'strict', secure };
  }

  set(reply: FastifyReply, ticket: string): void {
    const maxAge = signUpTicket.minutes * 60;
    void reply.setCookie(signUpCookieName, ticket, { ...this.attributes, maxAge });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(signUpCookieName, this.attributes);
  }

  /** The ticket, or null; null also where somebody is logged in, who stays that. */
  read({ cookies }: FastifyRequest): string | null {
    if (cookies[refreshCookieName] !== undefined) return null;
    return cookies[signUpCookieName] ?? null;
  }
}
