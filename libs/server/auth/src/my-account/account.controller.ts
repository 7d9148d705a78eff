import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  accountCalls,
  authErrors,
  type ChatTokenInput,
  chatTokenSchema,
  doneAnswerSchema,
  tokenAnswerSchema,
  type UpdateUserInput,
  updateUserSchema,
} from '@lyceum/contracts/auth';
import { idSchema } from '@lyceum/contracts/common';
import {
  ActingUser,
  type Actor,
  BeforeTerms,
  CurrentActor,
  DomainError,
  Limited,
  Requires,
} from '@lyceum/kernel';
import { UpdateUserService } from './update-user.service';
import { TokenService } from '../tokens/token.service';
import { done, type DoneAnswer } from '../accounts/done-answer';

interface TokenAnswer {
  data: { token: string };
}

@ApiTags('accounts')
@Controller()
export class AccountController {
  constructor(
    private readonly tokens: TokenService,
    private readonly answers: UpdateUserService,
  ) {}

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

  @Requires('account.read')
  @ActingUser('identity')
  @Limited(accountCalls.changes)
  @Post('token')
  @HttpCode(200)
  @ApiBearerAuth()
  @ApiOkResponse({
    description:
      'A token for the chat socket: of identity, the caller, on deviceId, the session they call with. One of another device is not given.',
    standardSchema: tokenAnswerSchema,
  })
  async chatToken(
    @CurrentActor() actor: Actor,
    @Body('identity', { schema: idSchema }) _identity: string,
    @Body({ schema: chatTokenSchema }) { deviceId }: ChatTokenInput,
  ): Promise<TokenAnswer> {
    if (deviceId.toLowerCase() !== actor.sessionId) throw new DomainError(authErrors.ANOTHER_DEVICE);
    return { data: { token: await this.tokens.renew(actor) } };
  }

  @Requires('account.write')
  @ActingUser('userId')
  @BeforeTerms()
  @Limited(accountCalls.changes)
  @Post('updateUser')
  @HttpCode(200)
  @ApiBearerAuth()
  @ApiOkResponse({
    description: 'What was sent is kept; what was not sent stays as it was.',
    standardSchema: doneAnswerSchema,
  })
  async updateUser(
    @CurrentActor() actor: Actor,
    @Body('userId', { schema: idSchema }) _userId: string,
    @Body({ schema: updateUserSchema }) input: UpdateUserInput,
  ): Promise<DoneAnswer> {
    await this.answers.update(actor, input);
    return done;
  }
}
