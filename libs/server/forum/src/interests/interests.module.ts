import { Module } from '@nestjs/common';
import { ForumInterests } from './forum-interests';
import { InterestsPersonalData } from './interests.personal-data';
import { InterestsResolver } from './interests.resolver';
import { InterestsService } from './interests.service';

/** What people are interested in, and what forums are about. */
@Module({ providers: [ForumInterests, InterestsPersonalData, InterestsResolver, InterestsService] })
export class InterestsModule {}
