import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  authErrors,
  doneAnswerSchema,
  type SignOutInput,
  signOutSchema,
  tokenAnswerSchema,
} from '@lyceum/contracts/auth';
import { type AuthenticatedRequest, DomainError, Public, Unlimited } from '@lyceum/kernel';
import type { FastifyReply } from 'fastify';
import { type ClientInfo, CurrentClient } from './client-info';
import { RefreshCookie } from './refresh-cookie';
import { SessionService } from './session.service';

@ApiTags('sessions')
@Controller('auth')
export class SessionController {
  constructor(
    private readonly sessions: SessionService,
    private readonly cookie: RefreshCookie,
  ) {}

  /** Public: the cookie is the proof. */
  @Public()
  @Unlimited('Nobody can guess the cookie, and a whole school renews its sessions from one address.')
  @Post('refresh')
  @HttpCode(200)
  @ApiOkResponse({
    description: 'A new access token for the session of the refresh cookie, which is replaced.',
    standardSchema: tokenAnswerSchema,
  })
  async refresh(
    @Req() request: AuthenticatedRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ data: { token: string } }> {
    const key = this.cookie.read(request);
    if (!key) throw new DomainError(authErrors.SESSION_EXPIRED);
    const opened = await this.sessions.refresh(key).catch((error: unknown) => {
      if (error instanceof DomainError && error.status < 500) this.cookie.clear(reply);
      throw error;
    });
    this.cookie.set(reply, opened);
    return { data: { token: opened.token } };
  }

  /** Public, because a session that is already over can still be signed out of. */
  @Public()
  @Unlimited('It ends the session of the caller alone, and must always be possible.')
  @Post('sign-out')
  @HttpCode(200)
  @ApiOkResponse({
    description: 'The session of the token or the cookie is over.',
    standardSchema: doneAnswerSchema,
  })
  async signOut(
    @Req() request: AuthenticatedRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
    @Body({ schema: signOutSchema }) event: SignOutInput,
    @CurrentClient() client: ClientInfo,
  ): Promise<{ data: { done: true } }> {
    const key = this.cookie.read(request);
    const session = request.user ?? (key && (await this.sessions.ownerOf(key)));
    if (session) await this.sessions.signOut(session, event, client);
    this.cookie.clear(reply);
    return { data: { done: true } };
  }
}
