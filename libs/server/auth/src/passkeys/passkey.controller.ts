import { Body, Controller, Delete, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  accountCalls,
  type AddPasskeyInput,
  addPasskeySchema,
  doneAnswerSchema,
  passkeyOptionsAnswerSchema,
  type PasswordAgainInput,
  passwordAgainSchema,
} from '@lyceum/contracts/auth';
import { idSchema } from '@lyceum/contracts/common';
import { type Actor, BeforeTerms, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { type PasskeyOptions, PasskeyService } from './passkey.service';

@ApiTags('ways in')
@ApiBearerAuth()
@Limited(accountCalls.changes)
@Controller('auth/passkeys')
export class PasskeyController {
  constructor(private readonly passkeys: PasskeyService) {}

  @Requires('account.write')
  @BeforeTerms()
  @Post('options')
  @HttpCode(200)
  @ApiOkResponse({ description: 'For making a passkey.', standardSchema: passkeyOptionsAnswerSchema })
  async start(
    @CurrentActor() actor: Actor,
    @Body({ schema: passwordAgainSchema }) { password }: PasswordAgainInput,
  ): Promise<{ data: PasskeyOptions }> {
    return { data: await this.passkeys.start(actor, password) };
  }

  @Requires('account.write')
  @BeforeTerms()
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ description: 'The passkey opens the account now.', standardSchema: doneAnswerSchema })
  async add(
    @CurrentActor() actor: Actor,
    @Body({ schema: addPasskeySchema }) input: AddPasskeyInput,
  ): Promise<{ data: { done: true } }> {
    await this.passkeys.add(actor, input);
    return { data: { done: true } };
  }

  @Requires('account.write')
  @BeforeTerms()
  @Delete(':id')
  @ApiOkResponse({ description: 'The passkey opens nothing any more.', standardSchema: doneAnswerSchema })
  async remove(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: passwordAgainSchema }) { password }: PasswordAgainInput,
  ): Promise<{ data: { done: true } }> {
    await this.passkeys.remove(actor, id, password);
    return { data: { done: true } };
  }
}
