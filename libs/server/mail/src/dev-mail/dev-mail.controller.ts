import { Controller, Get, Header, Param, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { emailSchema } from '@lyceum/contracts/auth';
import { idSchema } from '@lyceum/contracts/common';
import { Public } from '@lyceum/kernel';
import { type DevMailMessage, listPage, mailPage, toMessage } from './dev-mail.pages';
import { DevMailer } from './dev-mailer';

/** Stands in for a mail program where there is no mail server. Never there in production. */
@ApiExcludeController()
@Controller('dev/mail')
export class DevMailController {
  constructor(private readonly mailer: DevMailer) {}

  @Public()
  @Get()
  @Header('content-type', 'text/html; charset=utf-8')
  async list(): Promise<string> {
    return listPage(await this.mailer.newest());
  }

  /** For tests: the mails to one address. */
  @Public()
  @Get('messages')
  async messages(@Query('to', { schema: emailSchema }) to: string): Promise<{ data: DevMailMessage[] }> {
    return { data: (await this.mailer.newest(to)).map(toMessage) };
  }

  @Public()
  @Get(':id')
  @Header('content-type', 'text/html; charset=utf-8')
  async show(@Param('id', { schema: idSchema }) id: string): Promise<string> {
    return mailPage(await this.mailer.byId(id));
  }
}
