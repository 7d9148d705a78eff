import { Module } from '@nestjs/common';
import { ForumAccessModule } from '../access/forum-access.module';
import { ThreadListResolver } from './lists/thread-list.resolver';
import { ThreadListService } from './lists/thread-list.service';
import { ThreadAccessService } from './page/thread-access.service';
import { ThreadPageResolver } from './page/thread-page.resolver';
import { ThreadPageService } from './page/thread-page.service';
import { ThreadWritingResolver } from './writing/thread-writing.resolver';
import { ThreadWritingService } from './writing/thread-writing.service';

/** Threads: their lists, their pages, and what readers and authors do with them. */
@Module({
  imports: [ForumAccessModule],
  providers: [
    ThreadAccessService,
    ThreadListResolver,
    ThreadListService,
    ThreadPageResolver,
    ThreadPageService,
    ThreadWritingResolver,
    ThreadWritingService,
  ],
  exports: [ThreadAccessService, ThreadListService],
})
export class ThreadsModule {}
