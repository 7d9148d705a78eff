import { ChatsModule } from '@lyceum/chats';
import { CONFIG, type Config, OutgoingCalls } from '@lyceum/kernel';
import { LiveCourseModule } from '@lyceum/live-course';
import { Module } from '@nestjs/common';
import { CallController } from './call.controller';
import { CallResolver } from './call.resolver';
import { CallRooms } from './call-rooms';
import { CallService } from './call.service';
import { chooseVideoCalls } from './providers/choose-video-calls';
import { VideoCalls } from './providers/video-calls.port';
import { ZoomRecordings } from './providers/zoom/zoom-recordings';
import { IceServers } from './rooms/ice-servers';
import { MediaProcess } from './rooms/media-process';
import { RoomDoors } from './rooms/room-doors';
import { RoomGateway } from './rooms/room.gateway';
import { RoomHost } from './rooms/room-host';
import { RoomRecorder } from './rooms/room-recorder';
import { RoomTokens } from './rooms/room-tokens';
import { ChatLessonHouse } from './lessons/chat-lesson-house';
import { CallPresence } from './lessons/call-presence';
import { RoomWatch } from './watch/room-watch';
import { CallReportController } from './webhooks/call-report.controller';
import { CallReports } from './webhooks/call-reports';

/** Video calls of those who chat, and the rooms they meet in. */
@Module({
  imports: [ChatsModule, LiveCourseModule],
  controllers: [CallController, CallReportController],
  providers: [
    CallPresence,
    CallReports,
    CallResolver,
    CallRooms,
    CallService,
    ChatLessonHouse,
    IceServers,
    MediaProcess,
    RoomDoors,
    RoomGateway,
    RoomHost,
    RoomRecorder,
    RoomTokens,
    RoomWatch,
    ZoomRecordings,
    {
      provide: VideoCalls,
      useFactory: (config: Config, outgoing: OutgoingCalls, tokens: RoomTokens, ice: IceServers) =>
        chooseVideoCalls(config, outgoing, { tokens, ice }),
      inject: [CONFIG, OutgoingCalls, RoomTokens, IceServers],
    },
  ],
  exports: [MediaProcess],
})
export class CallsModule {}
