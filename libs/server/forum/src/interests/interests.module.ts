import { Module } from '@nestjs/common';
import { InterestsPersonalData } from './interests.personal-data';
import { InterestsResolver } from './interests.resolver';
import { InterestsService } from './interests.service';

/** What people are interested in. */
@Module({ providers: [InterestsPersonalData, InterestsResolver, InterestsService] })
export class InterestsModule {}
