import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  accountCalls,
  type ChangeEmailInput,
  changeEmailSchema,
  doneAnswerSchema,
  type EmailChange,
  emailChangeAnswerSchema,
} from '@lyceum/contracts/auth';
import { type Actor, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { done, type DoneAnswer } from '../accounts/done-answer';
import { EmailChangeService } from './email-change.service';

/** Another e-mail for one's own account. */
@ApiTags('accounts')
@ApiBearerAuth()
@Limited(accountCalls.changes)
@Controller('auth/email-change')
export class EmailChangeController {
  constructor(private readonly changes: EmailChangeService) {}

  @Requires('account.read')
  @Get()
  @ApiOkResponse({
    description: 'The change that waits for its confirmations, or null.',
    standardSchema: emailChangeAnswerSchema,
  })
  async waiting(@CurrentActor() actor: Actor): Promise<{ data: EmailChange }> {
    return { data: await this.changes.waiting(actor) };
  }

  @Requires('account.write')
  @Post()
  @HttpCode(200)
  @ApiOkResponse({
    description: 'Mails are on their way to both addresses; nothing has changed yet.',
    standardSchema: emailChangeAnswerSchema,
  })
  async request(
    @CurrentActor() actor: Actor,
    @Body({ schema: changeEmailSchema }) input: ChangeEmailInput,
  ): Promise<{ data: EmailChange }> {
    return { data: await this.changes.request(actor, input) };
  }

  @Requires('account.write')
  @Post('resend')
  @HttpCode(200)
  @ApiOkResponse({
    description: 'Mails are on their way to who has not confirmed.',
    standardSchema: doneAnswerSchema,
  })
  async resend(@CurrentActor() actor: Actor): Promise<DoneAnswer> {
    await this.changes.resend(actor);
    return done;
  }

  @Requires('account.write')
  @Delete()
  @ApiOkResponse({ description: 'The change is called off.', standardSchema: doneAnswerSchema })
  async cancel(@CurrentActor() actor: Actor): Promise<DoneAnswer> {
    await this.changes.cancel(actor);
    return done;
  }
}
