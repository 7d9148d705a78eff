import { ChatsModule } from '@lyceum/chats';
import { Module } from '@nestjs/common';
import { CallController } from './call.controller';
import { CallResolver } from './call.resolver';
import { CallService } from './call.service';
import { OwnRooms } from './providers/own-rooms';
import { VideoCalls } from './providers/video-calls.port';
import { IceServers } from './rooms/ice-servers';
import { MediaProcess } from './rooms/media-process';
import { RoomDoors } from './rooms/room-doors';
import { RoomGateway } from './rooms/room.gateway';
import { RoomHost } from './rooms/room-host';
import { RoomTokens } from './rooms/room-tokens';

/** Video calls of those who chat, and the rooms they meet in. */
@Module({
  imports: [ChatsModule],
  controllers: [CallController],
  providers: [
    CallResolver,
    CallService,
    IceServers,
    MediaProcess,
    RoomDoors,
    RoomGateway,
    RoomHost,
    RoomTokens,
    { provide: VideoCalls, useClass: OwnRooms },
  ],
  exports: [MediaProcess],
})
export class CallsModule {}
