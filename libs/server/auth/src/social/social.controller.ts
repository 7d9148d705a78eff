import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  Redirect,
  Req,
  Res,
} from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  accountCalls,
  connectSocialAnswerSchema,
  doneAnswerSchema,
  type LinkSocialInput,
  linkSocialSchema,
  type PasswordAgainInput,
  passwordAgainSchema,
  signInAnswerSchema,
  type SocialProvider,
  socialProviderNameSchema,
  type SocialStartInput,
  socialStartSchema,
} from '@lyceum/contracts/auth';
import {
  type Actor,
  BeforeTerms,
  CurrentActor,
  Limited,
  LimitPerAddress,
  Public,
  Requires,
} from '@lyceum/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { WaysInService } from '../second-factor/ways-in.service';
import { type ClientInfo, CurrentClient } from '../sessions/client-info';
import { RefreshCookie } from '../sessions/refresh-cookie';
import { answerSignIn, type SignInAnswer } from '../sign-in/sign-in-answer';
import { SocialConnectService } from './social-connect.service';
import { SocialCookie } from './social-cookie';
import { SocialLinkService } from './social-link.service';
import { pathAfter } from './social-redirect';
import { SocialService } from './social.service';

interface Redirection {
  url: string;
  statusCode: 302 | 303;
}

/** Signing in over another service: `{provider}` is `google`, `facebook`, `apple` or `wechat`. */
@ApiTags('social sign-in')
@Controller('auth/social')
export class SocialController {
  constructor(
    private readonly social: SocialService,
    private readonly links: SocialLinkService,
    private readonly connections: SocialConnectService,
    private readonly waysIn: WaysInService,
    private readonly attempts: SocialCookie,
    private readonly cookie: RefreshCookie,
  ) {}

  @Public()
  @LimitPerAddress('auth.social')
  @Post('link')
  @HttpCode(200)
  @ApiOkResponse({ description: 'Linked and signed in.', standardSchema: signInAnswerSchema })
  async link(
    @Body({ schema: linkSocialSchema }) input: LinkSocialInput,
    @CurrentClient() client: ClientInfo,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignInAnswer> {
    return answerSignIn(await this.links.link(input, client), reply, this.cookie);
  }

  @Public()
  @LimitPerAddress('auth.social')
  @Get(':provider')
  @Redirect()
  async depart(
    @Param('provider') provider: string,
    @Query({ schema: socialStartSchema }) { next, keep, connect }: SocialStartInput,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Redirection> {
    void reply.header('cache-control', 'no-store');
    const key = this.cookie.read(request);
    const departure = await this.social.depart(provider, { next, keepLoggedIn: keep, connect, key });
    if ('error' in departure) return { url: pathAfter(departure), statusCode: 302 };
    this.attempts.set(reply, provider, departure.attempt);
    return { url: departure.url, statusCode: 302 };
  }

  @Public()
  @LimitPerAddress('auth.social')
  @Get(':provider/callback')
  @Redirect()
  async arrive(
    @Param('provider') provider: string,
    @Req() request: FastifyRequest,
    @CurrentClient() client: ClientInfo,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Redirection> {
    void reply.header('cache-control', 'no-store');
    const attempt = this.attempts.take(request, reply, provider);
    const arrival = await this.social.arrive(provider, queryOf(request), attempt, client);
    if ('session' in arrival) this.cookie.set(reply, arrival.session);
    return { url: pathAfter(arrival), statusCode: 302 };
  }

  /** For Apple, whose answer comes as a form. */
  @Public()
  @LimitPerAddress('auth.social')
  @Post(':provider/callback')
  @Redirect()
  relay(@Param('provider') provider: string, @Body() form: unknown): Redirection {
    return { url: this.social.relay(provider, form), statusCode: 303 };
  }

  @Requires('account.write')
  @BeforeTerms()
  @Limited(accountCalls.changes)
  @Post(':provider/connect')
  @HttpCode(200)
  @ApiBearerAuth()
  @ApiOkResponse({
    description: 'Where to send the browser to connect the service to the account.',
    standardSchema: connectSocialAnswerSchema,
  })
  async connect(
    @CurrentActor() actor: Actor,
    @Param('provider', { schema: socialProviderNameSchema }) provider: SocialProvider,
    @Body({ schema: passwordAgainSchema }) { password }: PasswordAgainInput,
  ): Promise<{ data: { path: string } }> {
    return { data: { path: await this.connections.start(actor, provider, password) } };
  }

  @Requires('account.write')
  @BeforeTerms()
  @Limited(accountCalls.changes)
  @Delete(':provider')
  @ApiBearerAuth()
  @ApiOkResponse({ description: 'The service opens the account no more.', standardSchema: doneAnswerSchema })
  async unlink(
    @CurrentActor() actor: Actor,
    @Param('provider', { schema: socialProviderNameSchema }) provider: SocialProvider,
  ): Promise<{ data: { done: true } }> {
    await this.waysIn.unlink(actor, provider);
    return { data: { done: true } };
  }
}

function queryOf({ url }: FastifyRequest): string {
  const start = url.indexOf('?');
  return start < 0 ? '' : url.slice(start);
}
