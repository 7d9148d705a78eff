import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type CodeOnlyInput,
  codeOnlySchema,
  confirmedAnswerSchema,
  doneAnswerSchema,
  type EmailOnlyInput,
  emailOnlySchema,
} from '@lyceum/contracts/auth';
import { type AuthenticatedRequest, LimitPerAddress, Public } from '@lyceum/kernel';
import type { FastifyReply } from 'fastify';
import { done, type DoneAnswer } from '../accounts/done-answer';
import { type ClientInfo, CurrentClient } from '../sessions/client-info';
import { RefreshCookie } from '../sessions/refresh-cookie';
import { answerSignIn, type SignInAnswer } from '../sign-in/sign-in-answer';
import { ConfirmationService } from './confirmation.service';
import { SignUpCookie } from './sign-up-cookie';

@ApiTags('accounts')
@Controller('auth/confirm-email')
export class ConfirmationController {
  constructor(
    private readonly confirmations: ConfirmationService,
    private readonly signUpCookie: SignUpCookie,
    private readonly cookie: RefreshCookie,
  ) {}

  @Public()
  @LimitPerAddress('auth.use-link')
  @Post()
  @HttpCode(200)
  @ApiOkResponse({
    description: 'The email is confirmed; in the browser that signed up, with a session begun.',
    standardSchema: confirmedAnswerSchema,
  })
  async confirm(
    @Body({ schema: codeOnlySchema }) input: CodeOnlyInput,
    @CurrentClient() client: ClientInfo,
    @Req() request: AuthenticatedRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignInAnswer | DoneAnswer> {
    const signUp = this.signUpCookie.read(request);
    const session = await this.confirmations.confirm(input, { client, signUp });
    if (!session) return done;
    this.signUpCookie.clear(reply);
    return answerSignIn({ session }, reply, this.cookie);
  }

  @Public()
  @LimitPerAddress('auth.ask-for-mail')
  @Post('resend')
  @HttpCode(200)
  @ApiOkResponse({
    description: 'A mail is on its way if an account with this email waits for it.',
    standardSchema: doneAnswerSchema,
  })
  async resend(@Body({ schema: emailOnlySchema }) input: EmailOnlyInput): Promise<DoneAnswer> {
    await this.confirmations.resend(input);
    return done;
  }
}
