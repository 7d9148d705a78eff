import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { signInAnswerSchema, type SignInInput, signInSchema } from '@lyceum/contracts';
import { Public } from '@lyceum/kernel';
import type { FastifyReply } from 'fastify';
import { type ClientInfo, CurrentClient } from '../sessions/client-info';
import { RefreshCookie } from '../sessions/refresh-cookie';
import { answerSignIn, type SignInAnswer } from './sign-in-answer';
import { SignInService } from './sign-in.service';

@ApiTags('accounts')
@Controller('auth')
export class SignInController {
  constructor(
    private readonly signIns: SignInService,
    private readonly cookie: RefreshCookie,
  ) {}

  @Public()
  @Post('sign-in')
  @HttpCode(200)
  @ApiOkResponse({
    description: 'Signed in, or asked for the second factor.',
    standardSchema: signInAnswerSchema,
  })
  async signIn(
    @Body({ schema: signInSchema }) input: SignInInput,
    @CurrentClient() client: ClientInfo,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignInAnswer> {
    return answerSignIn(await this.signIns.signIn(input, client), reply, this.cookie);
  }
}
