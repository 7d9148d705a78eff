import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  idSchema,
  type SignInInput,
  signInSchema,
  type SignUpInput,
  signUpSchema,
  tokenAnswerSchema,
} from '@lyceum/contracts';
import { ActingUser, type Actor, CurrentActor, Public, Requires } from '@lyceum/kernel';
import { TokenService } from '../tokens/token.service';
import { AccountService } from './account.service';

interface TokenAnswer {
  data: { token: string };
}

@ApiTags('accounts')
@Controller()
export class AccountController {
  constructor(
    private readonly accounts: AccountService,
    private readonly tokens: TokenService,
  ) {}

  @Public()
  @Post('auth/sign-up')
  @HttpCode(200)
  @ApiOkResponse({
    description: 'The account exists; the token signs in to it.',
    standardSchema: tokenAnswerSchema,
  })
  async signUp(@Body({ schema: signUpSchema }) input: SignUpInput): Promise<TokenAnswer> {
    return { data: { token: await this.accounts.signUp(input) } };
  }

  @Public()
  @Post('auth/sign-in')
  @HttpCode(200)
  @ApiOkResponse({ description: 'Signed in.', standardSchema: tokenAnswerSchema })
  async signIn(@Body({ schema: signInSchema }) input: SignInInput): Promise<TokenAnswer> {
    return { data: { token: await this.accounts.signIn(input) } };
  }

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
