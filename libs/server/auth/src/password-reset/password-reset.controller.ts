import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type CodeOnlyInput,
  codeOnlySchema,
  doneAnswerSchema,
  type EmailOnlyInput,
  emailOnlySchema,
  type OneTimeLink,
  oneTimeLinkAnswerSchema,
  type ResetPasswordInput,
  resetPasswordSchema,
} from '@lyceum/contracts/auth';
import { type AuthenticatedRequest, LimitPerAddress, Public } from '@lyceum/kernel';
import type { FastifyReply } from 'fastify';
import { done, type DoneAnswer } from '../accounts/done-answer';
import { KnownDevices } from '../login-attempts/known-devices';
import { PasswordResetService } from './password-reset.service';

@ApiTags('accounts')
@Controller('auth')
export class PasswordResetController {
  constructor(
    private readonly resets: PasswordResetService,
    private readonly devices: KnownDevices,
  ) {}

  @Public()
  @LimitPerAddress('auth.ask-for-mail')
  @Post('forgot-password')
  @HttpCode(200)
  @ApiOkResponse({
    description: 'A mail is on its way if there is an account with this email.',
    standardSchema: doneAnswerSchema,
  })
  async forgot(@Body({ schema: emailOnlySchema }) input: EmailOnlyInput): Promise<DoneAnswer> {
    await this.resets.request(input);
    return done;
  }

  /** A POST, because a code in an address would stand in logs. */
  @Public()
  @LimitPerAddress('auth.use-link')
  @Post('one-time-link')
  @HttpCode(200)
  @ApiOkResponse({
    description: 'What the link is for; it stays unused.',
    standardSchema: oneTimeLinkAnswerSchema,
  })
  async look(@Body({ schema: codeOnlySchema }) input: CodeOnlyInput): Promise<{ data: OneTimeLink }> {
    return { data: await this.resets.look(input) };
  }

  @Public()
  @LimitPerAddress('auth.use-link')
  @Post('reset-password')
  @HttpCode(200)
  @ApiOkResponse({
    description: 'The password is the new one; all sessions are over.',
    standardSchema: doneAnswerSchema,
  })
  async reset(
    @Body({ schema: resetPasswordSchema }) input: ResetPasswordInput,
    @Req() request: AuthenticatedRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneAnswer> {
    this.devices.remember(request, reply, await this.resets.reset(input));
    return done;
  }
}
