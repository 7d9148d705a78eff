import {
  callsCalls,
  type StartVideoCallAnswer,
  startVideoCallAnswerSchema,
  type StartVideoCallInput,
  startVideoCallSchema,
} from '@lyceum/contracts/calls';
import { idSchema } from '@lyceum/contracts/common';
import { ActingUser, type Actor, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CallService } from './call.service';

@ApiTags('calls')
@ApiBearerAuth()
@Controller()
export class CallController {
  constructor(private readonly calls: CallService) {}

  @Requires('chat.write')
  @ActingUser('initUserId')
  @Limited(callsCalls.starts)
  @Post('startZoomVideoCall')
  @HttpCode(200)
  @ApiOkResponse({
    description: 'initUserId, the caller, calls receivingUsers of the chat channelSid.',
    standardSchema: startVideoCallAnswerSchema,
  })
  async start(
    @CurrentActor() actor: Actor,
    @Body('initUserId', { schema: idSchema }) _initUserId: string,
    @Body({ schema: startVideoCallSchema }) input: StartVideoCallInput,
  ): Promise<StartVideoCallAnswer> {
    return { data: { start_url: await this.calls.start(actor, input) } };
  }
}
