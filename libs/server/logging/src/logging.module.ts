import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FriendProcessor } from './user-actions/friend.processor';
import { LoggingPersonalData } from './user-actions/logging.personal-data';
import { SignInProcessor } from './user-actions/sign-in.processor';
import { ReplyProcessor } from './user-actions/reply.processor';
import { ThreadProcessor } from './user-actions/thread.processor';
import { UserAction } from './user-actions/user-action.entity';

/** The activity log: what people did, heard from the events of other domains. */
@Module({
  imports: [TypeOrmModule.forFeature([UserAction])],
  providers: [FriendProcessor, LoggingPersonalData, SignInProcessor, ReplyProcessor, ThreadProcessor],
})
export class LoggingModule {}
