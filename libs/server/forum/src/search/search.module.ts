import { Module } from '@nestjs/common';
import { ForumAccessModule } from '../access/forum-access.module';
import { SearchResolver } from './search.resolver';
import { SearchService } from './search.service';

/** Finding threads, forums and people. */
@Module({ imports: [ForumAccessModule], providers: [SearchResolver, SearchService] })
export class SearchModule {}
