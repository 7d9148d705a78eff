import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type CodeOnlyInput,
  codeOnlySchema,
  doneAnswerSchema,
  type EmailOnlyInput,
  emailOnlySchema,
  type GuardianAnswer,
  guardianAnswerSchema,
} from '@lyceum/contracts/auth';
import { LimitPerAddress, Public } from '@lyceum/kernel';
import { done, type DoneAnswer } from '../accounts/done-answer';
import { GuardianService } from './guardian.service';

/** What guardians do. Opening a link changes nothing, since mail programs follow every address; only posting does. */
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

  /** A POST, because a code in an address would stand in logs. */
  @Public()
  @LimitPerAddress('auth.use-link')
  @Post('look')
  @HttpCode(200)
  @ApiOkResponse({ description: 'How the consent stands.', standardSchema: guardianAnswerSchema })
  async look(@Body({ schema: codeOnlySchema }) input: CodeOnlyInput): Promise<GuardianAnswer> {
    return { data: await this.guardians.look(input) };
  }

  @Public()
  @LimitPerAddress('auth.use-link')
  @Post('withdraw')
  @HttpCode(200)
  @ApiOkResponse({
    description: 'The account is locked; nothing is deleted.',
    standardSchema: guardianAnswerSchema,
  })
  async withdraw(@Body({ schema: codeOnlySchema }) input: CodeOnlyInput): Promise<GuardianAnswer> {
    return { data: await this.guardians.withdraw(input) };
  }

  @Public()
  @LimitPerAddress('auth.use-link')
  @Post('again')
  @HttpCode(200)
  @ApiOkResponse({
    description: 'The child may use the account again.',
    standardSchema: guardianAnswerSchema,
  })
  async consentAgain(@Body({ schema: codeOnlySchema }) input: CodeOnlyInput): Promise<GuardianAnswer> {
    return { data: await this.guardians.consentAgain(input) };
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
