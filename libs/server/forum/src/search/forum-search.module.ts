import { Module } from '@nestjs/common';
import { FriendsModule } from '@lyceum/friends';
import { MentionsModule } from '../replies/mentions/mentions.module';
import { ForumAccessModule } from '../access/forum-access.module';
import { CommunitySource } from './community.source';
import { ForumSearchResolver } from './forum-search.resolver';
import { ForumSearchService } from './forum-search.service';
import { PersonSource } from './person.source';
import { ForumSuggestions, ThreadSuggestions } from './suggestion.sources';
import { ThreadSearchService } from './thread-search.service';
import { ThreadSource } from './thread.source';

/** Finding threads, forums and people. */
@Module({
  imports: [ForumAccessModule, FriendsModule, MentionsModule],
  providers: [
    CommunitySource,
    ForumSearchResolver,
    ForumSearchService,
    ForumSuggestions,
    PersonSource,
    ThreadSearchService,
    ThreadSource,
    ThreadSuggestions,
  ],
})
export class ForumSearchModule {}
