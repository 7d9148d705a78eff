import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type CodeOnlyInput,
  codeOnlySchema,
  doneAnswerSchema,
  type EmailChangeConfirmed,
  emailChangeConfirmedAnswerSchema,
  type EmailChangeLink,
  emailChangeLinkAnswerSchema,
  type UndoEmailChangeInput,
  undoEmailChangeSchema,
} from '@lyceum/contracts/auth';
import { LimitPerAddress, Public } from '@lyceum/kernel';
import { done, type DoneAnswer } from '../accounts/done-answer';
import { EmailChangeLinksService } from './email-change-links.service';

/** The links in the mails about another e-mail. Opening one changes nothing, since mail programs follow every address. */
@ApiTags('accounts')
@Public()
@LimitPerAddress('auth.use-link')
@Controller('auth/email-change')
export class EmailChangeLinksController {
  constructor(private readonly links: EmailChangeLinksService) {}

  /** A POST, because a code in an address would stand in logs. */
  @Post('look')
  @HttpCode(200)
  @ApiOkResponse({
    description: 'What the link is for; it stays unused.',
    standardSchema: emailChangeLinkAnswerSchema,
  })
  async look(@Body({ schema: codeOnlySchema }) input: CodeOnlyInput): Promise<{ data: EmailChangeLink }> {
    return { data: await this.links.look(input) };
  }

  @Post('confirm')
  @HttpCode(200)
  @ApiOkResponse({
    description: 'This address has confirmed; once both have, the email is the new one.',
    standardSchema: emailChangeConfirmedAnswerSchema,
  })
  async confirm(
    @Body({ schema: codeOnlySchema }) input: CodeOnlyInput,
  ): Promise<{ data: EmailChangeConfirmed }> {
    return { data: await this.links.confirm(input) };
  }

  @Post('stop')
  @HttpCode(200)
  @ApiOkResponse({ description: 'The email stays as it is.', standardSchema: doneAnswerSchema })
  async stop(@Body({ schema: codeOnlySchema }) input: CodeOnlyInput): Promise<DoneAnswer> {
    await this.links.stop(input);
    return done;
  }

  @Post('undo')
  @HttpCode(200)
  @ApiOkResponse({
    description: 'The old email is back, under the new password; all sessions are over.',
    standardSchema: doneAnswerSchema,
  })
  async undo(@Body({ schema: undoEmailChangeSchema }) input: UndoEmailChangeInput): Promise<DoneAnswer> {
    await this.links.undo(input);
    return done;
  }
}
