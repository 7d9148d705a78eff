import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type CodeOnlyInput,
  codeOnlySchema,
  doneAnswerSchema,
  type EmailOnlyInput,
  emailOnlySchema,
} from '@lyceum/contracts/auth';
import { LimitPerAddress, Public } from '@lyceum/kernel';
import { done, type DoneAnswer } from '../accounts/done-answer';
import { ConfirmationService } from './confirmation.service';

@ApiTags('accounts')
@Controller('auth/confirm-email')
export class ConfirmationController {
  constructor(private readonly confirmations: ConfirmationService) {}

  @Public()
  @LimitPerAddress('auth.use-link')
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ description: 'The email is confirmed.', standardSchema: doneAnswerSchema })
  async confirm(@Body({ schema: codeOnlySchema }) input: CodeOnlyInput): Promise<DoneAnswer> {
    await this.confirmations.confirm(input);
    return done;
  }

  @Public()
  @LimitPerAddress('auth.ask-for-mail')
  @Post('resend')
  @HttpCode(200)
  @ApiOkResponse({
    description: 'A mail is on its way if an account with this email waits for it.',
    standardSchema: doneAnswerSchema,
  })
  async resend(@Body({ schema: emailOnlySchema }) input: EmailOnlyInput): Promise<DoneAnswer> {
    await this.confirmations.resend(input);
    return done;
  }
}
