import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { tokenAnswerSchema } from '@lyceum/contracts/auth';
import { idSchema } from '@lyceum/contracts/common';
import { ActingUser, type Actor, CurrentActor, Requires } from '@lyceum/kernel';
import { TokenService } from '../tokens/token.service';

interface TokenAnswer {
  data: { token: string };
}

@ApiTags('accounts')
@Controller()
export class AccountController {
  constructor(private readonly tokens: TokenService) {}

  @Requires('account.read')
  @ActingUser('userId')
  @Get('updateUserToken')
  @ApiBearerAuth()
  @ApiOkResponse({
    description: 'A token with what the account says now.',
    standardSchema: tokenAnswerSchema,
  })
  async updateUserToken(
    @CurrentActor() actor: Actor,
    @Query('userId', { schema: idSchema }) _userId: string,
  ): Promise<TokenAnswer> {
    return { data: { token: await this.tokens.renew(actor) } };
  }
}
