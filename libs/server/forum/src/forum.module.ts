import { Module } from '@nestjs/common';
import { CommunitiesModule } from './communities/communities.module';
import { DraftsModule } from './drafts/drafts.module';
import { ConversationsModule } from './conversations/conversations.module';
import { FirstStepsModule } from './first-steps/first-steps.module';
import { InterestsModule } from './interests/interests.module';
import { ForumFiles } from './files/forum-files';
import { LinkPreviewsModule } from './link-previews/link-previews.module';
import { ThreadPollsModule } from './polls/thread-polls.module';
import { PostsModule } from './posts/posts.module';
import { ReportsModule } from './reports/reports.module';
import { ForumSearchModule } from './search/forum-search.module';
import { ReadableTextsModule } from './readable-texts/readable-texts.module';
import { ThreadsModule } from './threads/threads.module';

/** The forum domain, put together. */
@Module({
  imports: [
    CommunitiesModule,
    ThreadsModule,
    DraftsModule,
    FirstStepsModule,
    InterestsModule,
    ThreadPollsModule,
    PostsModule,
    ConversationsModule,
    ReportsModule,
    ForumSearchModule,
    LinkPreviewsModule,
    ReadableTextsModule,
  ],
  providers: [ForumFiles],
  exports: [CommunitiesModule, ConversationsModule, PostsModule, ThreadsModule],
})
export class ForumModule {}
