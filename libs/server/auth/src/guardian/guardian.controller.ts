import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type CodeOnlyInput,
  codeOnlySchema,
  doneAnswerSchema,
  type EmailOnlyInput,
  emailOnlySchema,
} from '@lyceum/contracts';
import { LimitPerAddress, Public } from '@lyceum/kernel';
import { done, type DoneAnswer } from '../accounts/done-answer';
import { GuardianService } from './guardian.service';

@ApiTags('accounts')
@Controller('auth/guardian-consent')
export class GuardianController {
  constructor(private readonly guardians: GuardianService) {}

  @Public()
  @LimitPerAddress('auth.use-link')
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ description: 'The child may use the account.', standardSchema: doneAnswerSchema })
  async consent(@Body({ schema: codeOnlySchema }) input: CodeOnlyInput): Promise<DoneAnswer> {
    await this.guardians.consent(input);
    return done;
  }

  @Public()
  @LimitPerAddress('auth.ask-for-mail')
  @Post('resend')
  @HttpCode(200)
  @ApiOkResponse({
    description: 'A mail is on its way if the account of this email waits for its guardian.',
    standardSchema: doneAnswerSchema,
  })
  async resend(@Body({ schema: emailOnlySchema }) input: EmailOnlyInput): Promise<DoneAnswer> {
    await this.guardians.resend(input);
    return done;
  }
}
