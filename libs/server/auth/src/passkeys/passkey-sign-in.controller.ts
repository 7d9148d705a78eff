import { Body, Controller, HttpCode, Post, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  passkeyOptionsAnswerSchema,
  type PasskeyResponseInput,
  passkeyResponseSchema,
  signInAnswerSchema,
  type TicketOnlyInput,
  ticketOnlySchema,
} from '@lyceum/contracts/auth';
import { LimitPerAddress, Public } from '@lyceum/kernel';
import type { FastifyReply } from 'fastify';
import { type ClientInfo, CurrentClient } from '../sessions/client-info';
import { RefreshCookie } from '../sessions/refresh-cookie';
import { answerSignIn, type SignInAnswer } from '../sign-in/sign-in-answer';
import { PasskeySignInService } from './passkey-sign-in.service';
import type { PasskeyOptions } from './passkey.service';

/** Public: the passkey's answer is the proof. */
@ApiTags('ways in')
@Public()
@Controller('auth')
export class PasskeySignInController {
  constructor(
    private readonly signIns: PasskeySignInService,
    private readonly cookie: RefreshCookie,
  ) {}

  @LimitPerAddress('auth.passkey')
  @Post('passkey/options')
  @HttpCode(200)
  @ApiOkResponse({ description: 'For any passkey of this site.', standardSchema: passkeyOptionsAnswerSchema })
  async options(): Promise<{ data: PasskeyOptions }> {
    return { data: await this.signIns.options() };
  }

  @LimitPerAddress('auth.passkey')
  @Post('passkey/sign-in')
  @HttpCode(200)
  @ApiOkResponse({ description: 'Signed in; it counts as both factors.', standardSchema: signInAnswerSchema })
  async signIn(
    @Body({ schema: passkeyResponseSchema }) input: PasskeyResponseInput,
    @CurrentClient() client: ClientInfo,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignInAnswer> {
    const session = await this.signIns.signIn(input, client);
    return answerSignIn({ session }, reply, this.cookie);
  }

  @LimitPerAddress('auth.passkey')
  @Post('second-factor/passkey-options')
  @HttpCode(200)
  @ApiOkResponse({
    description: 'For a passkey of this account.',
    standardSchema: passkeyOptionsAnswerSchema,
  })
  async factorOptions(
    @Body({ schema: ticketOnlySchema }) { ticket }: TicketOnlyInput,
  ): Promise<{ data: PasskeyOptions }> {
    return { data: await this.signIns.factorOptions(ticket) };
  }

  @LimitPerAddress('auth.passkey')
  @Post('second-factor/passkey')
  @HttpCode(200)
  @ApiOkResponse({ description: 'Signed in with both factors.', standardSchema: signInAnswerSchema })
  async redeem(
    @Body({ schema: passkeyResponseSchema }) input: PasskeyResponseInput,
    @CurrentClient() client: ClientInfo,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SignInAnswer> {
    const session = await this.signIns.redeem(input, client);
    return answerSignIn({ session }, reply, this.cookie);
  }
}
