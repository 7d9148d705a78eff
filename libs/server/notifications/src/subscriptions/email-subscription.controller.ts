import { Controller, Get, HttpCode, Post, Query, Redirect } from '@nestjs/common';
import { ApiConsumes, ApiFoundResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { doneAnswerSchema } from '@lyceum/contracts/auth';
import {
  type EmailSubscriptionAnswer,
  emailSubscriptionAnswerSchema,
  emailSubscriptionSchema,
} from '@lyceum/contracts/notifications';
import { BeforeTerms, LimitPerAddress, Public } from '@lyceum/kernel';
import { EmailSubscriptionService } from './email-subscription.service';

const codeSchema = emailSubscriptionSchema.shape.code;

interface DoneAnswer {
  data: { done: true };
}

/** Unsubscribe links. Asking never changes anything, since mail scanners follow every link; only posting does. */
@ApiTags('e-mail subscriptions')
@Controller('email-subscriptions')
export class EmailSubscriptionController {
  constructor(private readonly subscriptions: EmailSubscriptionService) {}

  @Public()
  @Get('topics')
  @ApiOkResponse({ description: 'What the link is about.', standardSchema: emailSubscriptionAnswerSchema })
  async topics(@Query('code', { schema: codeSchema }) code: string): Promise<EmailSubscriptionAnswer> {
    return { data: await this.subscriptions.describe(code) };
  }

  /** A mail program that knows no one-click opens the header's link: it shows the page that asks. */
  @Public()
  @Get('unsubscribe')
  @Redirect()
  @ApiFoundResponse({ description: 'The page of the link.' })
  page(@Query('code', { schema: codeSchema }) code: string): { url: string } {
    return { url: `/email-subscriptions?code=${encodeURIComponent(code)}` };
  }

  @Public()
  @BeforeTerms()
  @LimitPerAddress('notifications.subscription')
  @Post('unsubscribe')
  @HttpCode(200)
  @ApiConsumes('application/json', 'application/x-www-form-urlencoded', 'multipart/form-data')
  @ApiOkResponse({
    description: 'No more of these e-mails (RFC 8058 too).',
    standardSchema: doneAnswerSchema,
  })
  async unsubscribe(@Query('code', { schema: codeSchema }) code: string): Promise<DoneAnswer> {
    await this.subscriptions.unsubscribe(code);
    return { data: { done: true } };
  }

  @Public()
  @BeforeTerms()
  @LimitPerAddress('notifications.subscription')
  @Post('subscribe')
  @HttpCode(200)
  @ApiOkResponse({ description: 'These e-mails again.', standardSchema: doneAnswerSchema })
  async subscribe(@Query('code', { schema: codeSchema }) code: string): Promise<DoneAnswer> {
    await this.subscriptions.subscribe(code);
    return { data: { done: true } };
  }
}
