import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { signInAnswerSchema, type SignInInput, signInSchema } from '@lyceum/contracts/auth';
import { type AuthenticatedRequest, LimitPerAddress, Public } from '@lyceum/kernel';
import type { FastifyReply } from 'fastify';
import { KnownDevices } from '../login-attempts/known-devices';
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
    private readonly devices: KnownDevices,
  ) {}

  @Public()
  @LimitPerAddress('auth.sign-in')
  @Post('sign-in')
  @HttpCode(200)
  @ApiOkResponse({
    description: 'Signed in, or asked for the second factor.',
    standardSchema: signInAnswerSchema,
  })
  async signIn(
    @Body({ schema: signInSchema }) input: SignInInput,
    @CurrentClient() client: ClientInfo,
    @Req() request: AuthenticatedRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignInAnswer> {
    const knownDevice = this.devices.nameFor(request, input.email);
    const outcome = await this.signIns.signIn(input, client, knownDevice);
    const answer = answerSignIn(outcome, reply, this.cookie);
    this.devices.remember(request, reply, input.email);
    return answer;
  }
}
