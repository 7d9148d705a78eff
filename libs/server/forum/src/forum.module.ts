import { Module } from '@nestjs/common';
import { CommunitiesModule } from './communities/communities.module';
import { LinkPreviewsModule } from './link-previews/link-previews.module';
import { ModerationModule } from './moderation/moderation.module';
import { SearchModule } from './search/search.module';
import { ThreadsModule } from './threads/threads.module';

/** The forum domain, put together. */
@Module({
  imports: [CommunitiesModule, ThreadsModule, ModerationModule, SearchModule, LinkPreviewsModule],
  exports: [CommunitiesModule, ModerationModule, ThreadsModule],
})
export class ForumModule {}
