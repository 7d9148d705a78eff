import { Module } from '@nestjs/common';
import { FriendsModule } from '@lyceum/friends';
import { MentionNamesService } from './mention-names.service';
import { MentionNewsService } from './mention-news.service';
import { MentionService } from './mention.service';

/** Who is named in threads, posts and comments, and who has been told so. */
@Module({
  imports: [FriendsModule],
  providers: [MentionNamesService, MentionNewsService, MentionService],
  exports: [MentionNamesService, MentionNewsService, MentionService],
})
export class MentionsModule {}
