import { Module } from '@nestjs/common';
import { FriendsModule } from '@lyceum/friends';
import { MentionNamesModule } from '@lyceum/mentions';
import { MentionNewsService } from './mention-news.service';
import { MentionService } from './mention.service';

/** Who is named in threads, posts and comments, and who has been told so. */
@Module({
  imports: [FriendsModule, MentionNamesModule],
  providers: [MentionNewsService, MentionService],
  exports: [MentionNamesModule, MentionNewsService, MentionService],
})
export class MentionsModule {}
