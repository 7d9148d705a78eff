import { Body, Controller, Headers, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  loggingCalls,
  recordedAnswerSchema,
  type UserActionsInput,
  userActionsSchema,
} from '@lyceum/contracts/logging';
import { type Actor, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { UserActionService } from './user-action.service';

@ApiTags('activity')
@Limited(loggingCalls.actionReports)
@Controller('user-actions')
export class UserActionController {
  constructor(private readonly actions: UserActionService) {}

  /** Bodies over 64 kB are refused before they are read (`apps/api/src/http/small-bodies.ts`). */
  @Requires('activity.write')
  @Post()
  @HttpCode(200)
  @ApiOkResponse({ description: 'How many of the actions were kept.', standardSchema: recordedAnswerSchema })
  async record(
    @CurrentActor() actor: Actor,
    @Body({ schema: userActionsSchema }) actions: UserActionsInput,
    @Headers('user-agent') userAgent = '',
  ): Promise<{ data: { recorded: number } }> {
    return { data: { recorded: await this.actions.record(actor, actions, userAgent) } };
  }
}
