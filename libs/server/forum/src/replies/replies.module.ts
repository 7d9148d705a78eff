import { Module } from '@nestjs/common';
import { ThreadsModule } from '../threads/threads.module';
import { ReplyAccessService } from './access/reply-access.service';
import { ReplyClapResolver } from './claps/reply-clap.resolver';
import { ReplyClapService } from './claps/reply-clap.service';
import { HistoryResolver } from './history/history.resolver';
import { HistoryService } from './history/history.service';
import { MentionService } from './mentions/mention.service';
import { ReplyChangeService } from './writing/reply-change.service';
import { ReplyDeletionService } from './writing/reply-deletion.service';

/** What posts and comments have alike. */
@Module({
  imports: [ThreadsModule],
  providers: [
    HistoryResolver,
    HistoryService,
    MentionService,
    ReplyAccessService,
    ReplyChangeService,
    ReplyClapResolver,
    ReplyClapService,
    ReplyDeletionService,
  ],
  exports: [MentionService, ReplyAccessService, ReplyChangeService, ReplyDeletionService],
})
export class RepliesModule {}
