import { Module } from '@nestjs/common';
import { FriendsModule } from '@lyceum/friends';
import { MentionsModule } from '../replies/mentions/mentions.module';
import { ForumAccessModule } from '../access/forum-access.module';
import { SearchFindingsResolver, SearchResolver } from './search.resolver';
import { SearchService } from './search.service';
import { ThreadSearchService } from './thread-search.service';

/** Finding threads, forums and people. */
@Module({
  imports: [ForumAccessModule, FriendsModule, MentionsModule],
  providers: [SearchResolver, SearchFindingsResolver, SearchService, ThreadSearchService],
})
export class SearchModule {}
