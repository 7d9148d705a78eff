import { Module } from '@nestjs/common';
import { FriendsModule } from '@lyceum/friends';
import { MentionNamesModule } from '@lyceum/mentions';
import { MentionNotices } from './mention-notices';
import { MentionService } from './mention.service';

/** Who is named in threads, posts and comments, and who has been told so. */
@Module({
  imports: [FriendsModule, MentionNamesModule],
  providers: [MentionNotices, MentionService],
  exports: [MentionNamesModule, MentionNotices, MentionService],
})
export class MentionsModule {}
