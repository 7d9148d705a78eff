import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  accountCalls,
  type ConfirmTotpInput,
  confirmTotpSchema,
  doneAnswerSchema,
  type PasswordAgainInput,
  passwordAgainSchema,
  recoveryCodesAnswerSchema,
  totpSetupAnswerSchema,
  type WaysIn,
  waysInAnswerSchema,
} from '@lyceum/contracts/auth';
import { type Actor, BeforeTerms, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { TotpService } from './totp.service';
import { WaysInService } from './ways-in.service';

/** The ways into one's own account. Open before the terms are agreed to: safety does not wait for them. */
@ApiTags('ways in')
@ApiBearerAuth()
@Limited(accountCalls.changes)
@Controller('auth')
export class WaysInController {
  constructor(
    private readonly waysIn: WaysInService,
    private readonly totp: TotpService,
  ) {}

  @Requires('account.read')
  @Get('ways-in')
  @ApiOkResponse({ description: 'The ways into the caller’s account.', standardSchema: waysInAnswerSchema })
  async list(@CurrentActor() actor: Actor): Promise<{ data: WaysIn }> {
    return { data: await this.waysIn.list(actor) };
  }

  @Requires('account.write')
  @BeforeTerms()
  @Post('totp/start')
  @HttpCode(200)
  @ApiOkResponse({ description: 'A key for an authenticator app.', standardSchema: totpSetupAnswerSchema })
  async startTotp(
    @CurrentActor() actor: Actor,
    @Body({ schema: passwordAgainSchema }) { password }: PasswordAgainInput,
  ): Promise<{ data: { uri: string; key: string } }> {
    return { data: await this.totp.start(actor, password) };
  }

  @Requires('account.write')
  @BeforeTerms()
  @Post('totp/confirm')
  @HttpCode(200)
  @ApiOkResponse({ description: 'The app is in use.', standardSchema: recoveryCodesAnswerSchema })
  async confirmTotp(
    @CurrentActor() actor: Actor,
    @Body({ schema: confirmTotpSchema }) input: ConfirmTotpInput,
  ): Promise<{ data: { recoveryCodes: string[] } }> {
    return { data: { recoveryCodes: await this.totp.confirm(actor, input) } };
  }

  @Requires('account.write')
  @BeforeTerms()
  @Post('totp/disable')
  @HttpCode(200)
  @ApiOkResponse({ description: 'No app is in use any more.', standardSchema: doneAnswerSchema })
  async disableTotp(
    @CurrentActor() actor: Actor,
    @Body({ schema: passwordAgainSchema }) { password }: PasswordAgainInput,
  ): Promise<{ data: { done: true } }> {
    await this.totp.disable(actor, password);
    return { data: { done: true } };
  }

  @Requires('account.write')
  @BeforeTerms()
  @Post('recovery-codes')
  @HttpCode(200)
  @ApiOkResponse({
    description: 'New codes; the old ones are void.',
    standardSchema: recoveryCodesAnswerSchema,
  })
  async renewRecoveryCodes(
    @CurrentActor() actor: Actor,
    @Body({ schema: passwordAgainSchema }) { password }: PasswordAgainInput,
  ): Promise<{ data: { recoveryCodes: string[] } }> {
    return { data: { recoveryCodes: await this.totp.renewRecoveryCodes(actor, password) } };
  }
}
