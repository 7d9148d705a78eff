import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type AboutYouBody, aboutYouBodySchema, signInAnswerSchema } from '@lyceum/contracts/auth';
import { LimitPerAddress, Public } from '@lyceum/kernel';
import type { FastifyReply } from 'fastify';
import { type ClientInfo, CurrentClient } from '../sessions/client-info';
import { RefreshCookie } from '../sessions/refresh-cookie';
import { answerSignIn, type SignInAnswer } from '../sign-in/sign-in-answer';
import { AboutYouService } from './about-you.service';

@ApiTags('social sign-in')
@Controller('auth')
export class AboutYouController {
  constructor(
    private readonly aboutYou: AboutYouService,
    private readonly cookie: RefreshCookie,
  ) {}

  /** Public: the ticket is the proof of the first factor. */
  @Public()
  @LimitPerAddress('auth.social')
  @Post('about-you')
  @HttpCode(200)
  @ApiOkResponse({
    description: 'Signed in, or asked for the second factor.',
    standardSchema: signInAnswerSchema,
  })
  async answer(
    @Body({ schema: aboutYouBodySchema }) input: AboutYouBody,
    @CurrentClient() client: ClientInfo,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignInAnswer> {
    return answerSignIn(await this.aboutYou.answer(input, client), reply, this.cookie);
  }
}
