import { Module } from '@nestjs/common';
import { SearchResolver } from './search.resolver';
import { SearchService } from './search.service';

/** The search over everything; domains bring what it finds. */
@Module({ providers: [SearchResolver, SearchService], exports: [SearchService] })
export class SearchModule {}
