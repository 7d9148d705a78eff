// Teaches Fastify's types about cookies, also where the console reads this server's types.
import type {} from '@fastify/cookie';
import { Inject, Injectable } from '@nestjs/common';
import { commonErrors } from '@lyceum/contracts/common';
import { CONFIG, type Config, DomainError, isFromOwnPage } from '@lyceum/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { formatRefreshKey, parseRefreshKey, type RefreshKey } from './refresh-key';
import type { OpenedSession } from './session.service';

export const refreshCookieName = 'lyceum_refresh';

const keepSeconds = 30 * 24 * 60 * 60;

/** The refresh key's way to and from the browser: a cookie no script can read and no other site can send. */
@Injectable()
export class RefreshCookie {
  private readonly attributes: { path: string; httpOnly: true; sameSite: 'strict'; secure: boolean };

  constructor(@Inject(CONFIG) private readonly config: Config) {
    const secure = config.publicUrl.startsWith('https:');
    this.attributes = { path: '/auth', httpOnly: true, sameSite: 'strict', secure };
  }

  /** Without keep-me-logged-in the browser forgets it when it closes. */
  set(reply: FastifyReply, { refreshKey, keepLoggedIn }: OpenedSession): void {
    void reply.setCookie(refreshCookieName, formatRefreshKey(refreshKey), {
      ...this.attributes,
      ...(keepLoggedIn && { maxAge: keepSeconds }),
    });
  }

  clear(reply: FastifyReply): void {
    void reply.clearCookie(refreshCookieName, this.attributes);
  }

  /**
   * The key the browser sent, or null. SameSite keeps other sites' requests from carrying it; browsers that do not
   * know SameSite still say where a request comes from.
   * @throws DomainError COMMON_FORBIDDEN when the request comes from a page of another origin
   */
  read(request: FastifyRequest): RefreshKey | null {
    if (!isFromOwnPage(request.headers, this.config.publicUrl)) throw new DomainError(commonErrors.FORBIDDEN);
    return parseRefreshKey(request.cookies[refreshCookieName]);
  }
}
