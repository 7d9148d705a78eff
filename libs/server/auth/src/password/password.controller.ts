import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  accountCalls,
  type ChangePasswordInput,
  changePasswordSchema,
  tokenAnswerSchema,
} from '@lyceum/contracts/auth';
import { type Actor, BeforeTerms, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { PasswordService } from './password.service';

@ApiTags('accounts')
@Limited(accountCalls.changes)
@Controller('auth')
export class PasswordController {
  constructor(private readonly passwords: PasswordService) {}

  @Requires('account.write')
  @BeforeTerms()
  @Post('change-password')
  @HttpCode(200)
  @ApiBearerAuth()
  @ApiOkResponse({
    description: 'The password is the new one; every other session is over.',
    standardSchema: tokenAnswerSchema,
  })
  async changePassword(
    @CurrentActor() actor: Actor,
    @Body({ schema: changePasswordSchema }) input: ChangePasswordInput,
  ): Promise<{ data: { token: string } }> {
    return { data: { token: await this.passwords.change(actor, input) } };
  }
}
