import { Module } from '@nestjs/common';
import { PollsModule } from '@lyceum/polls';
import { ConversationsModule } from '../conversations/conversations.module';
import { RepliesModule } from '../replies/replies.module';
import { ThreadsModule } from '../threads/threads.module';
import { ForumTexts } from './forum-texts';

/** What people may read of what is written in forums. */
@Module({
  imports: [ConversationsModule, PollsModule, RepliesModule, ThreadsModule],
  providers: [ForumTexts],
})
export class ReadableTextsModule {}
