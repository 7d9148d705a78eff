import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { doneAnswerSchema, type SignUpInput, signUpSchema } from '@lyceum/contracts/auth';
import { LimitPerAddress, Public } from '@lyceum/kernel';
import type { FastifyReply } from 'fastify';
import { done, type DoneAnswer } from '../accounts/done-answer';
import { SignUpCookie } from '../confirmation/sign-up-cookie';
import { SignUpService } from './sign-up.service';

@ApiTags('accounts')
@Controller('auth')
export class SignUpController {
  constructor(
    private readonly signUps: SignUpService,
    private readonly cookie: SignUpCookie,
  ) {}

  @Public()
  @LimitPerAddress('auth.sign-up')
  @Post('sign-up')
  @HttpCode(200)
  @ApiOkResponse({
    description: 'A mail is on its way, whether or not there was an account with this e-mail.',
    standardSchema: doneAnswerSchema,
  })
  async signUp(
    @Body({ schema: signUpSchema }) input: SignUpInput,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<DoneAnswer> {
    this.cookie.set(reply, await this.signUps.signUp(input));
    return done;
  }
}
