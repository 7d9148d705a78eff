import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type SecondFactorInput, secondFactorSchema, signInAnswerSchema } from '@lyceum/contracts/auth';
import { LimitPerAddress, Public } from '@lyceum/kernel';
import type { FastifyReply } from 'fastify';
import { type ClientInfo, CurrentClient } from '../sessions/client-info';
import { RefreshCookie } from '../sessions/refresh-cookie';
import { answerSignIn, type SignInAnswer } from '../sign-in/sign-in-answer';
import { SecondFactorService } from './second-factor.service';

@ApiTags('ways in')
@Controller('auth')
export class SecondFactorController {
  constructor(
    private readonly secondFactors: SecondFactorService,
    private readonly cookie: RefreshCookie,
  ) {}

  /** Public: the ticket is the proof of the first factor. */
  @Public()
  @LimitPerAddress('auth.second-factor')
  @Post('second-factor')
  @HttpCode(200)
  @ApiOkResponse({ description: 'Signed in with both factors.', standardSchema: signInAnswerSchema })
  async redeem(
    @Body({ schema: secondFactorSchema }) input: SecondFactorInput,
    @CurrentClient() client: ClientInfo,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignInAnswer> {
    const session = await this.secondFactors.redeem(input, client);
    return answerSignIn({ session }, reply, this.cookie);
  }
}
