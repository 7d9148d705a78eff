import { Body, Controller, Headers, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type FrontEndLogsInput,
  frontEndLogsSchema,
  loggingCalls,
  recordedAnswerSchema,
} from '@lyceum/contracts/logging';
import { type AuthenticatedRequest, Limited, Public } from '@lyceum/kernel';
import { FrontEndLogService } from './front-end-log.service';

@ApiTags('activity')
@Limited(loggingCalls.logReports)
@Controller('fe-logs')
export class FrontEndLogController {
  constructor(private readonly logs: FrontEndLogService) {}

  /** Public: a page that does not get as far as signing in has the most to tell. */
  @Public()
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ description: 'How many of the logs were kept.', standardSchema: recordedAnswerSchema })
  async record(
    @Req() { user }: AuthenticatedRequest,
    @Body({ schema: frontEndLogsSchema }) logs: FrontEndLogsInput,
    @Headers('user-agent') userAgent = '',
  ): Promise<{ data: { recorded: number } }> {
    return { data: { recorded: await this.logs.record(user ?? null, logs, userAgent) } };
  }
}
