import {
  chatsCalls,
  type UnreadMessageCountAnswer,
  unreadMessageCountAnswerSchema,
  type UnreadMessageCountInput,
  unreadMessageCountSchema,
} from '@lyceum/contracts/chats';
import { type Actor, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ChatService } from './chat.service';

@ApiTags('chats')
@ApiBearerAuth()
@Controller('chat')
export class ChatController {
  constructor(private readonly chats: ChatService) {}

  @Requires('chat.read')
  @Limited(chatsCalls.marks)
  @Post('postCurrentUnreadMSGCount')
  @HttpCode(200)
  @ApiOkResponse({
    description: 'Says how many messages a client takes for unread, and is answered how many are.',
    standardSchema: unreadMessageCountAnswerSchema,
  })
  async unread(
    @CurrentActor() actor: Actor,
    @Body({ schema: unreadMessageCountSchema }) _input: UnreadMessageCountInput,
  ): Promise<UnreadMessageCountAnswer> {
    return { data: { unreadMSGCount: await this.chats.unread(actor) } };
  }
}
