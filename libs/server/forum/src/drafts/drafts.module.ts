import { Module } from '@nestjs/common';
import { ForumAccessModule } from '../access/forum-access.module';
import { ThreadsModule } from '../threads/threads.module';
import { DraftListService } from './draft-list.service';
import { DraftResolver } from './draft.resolver';
import { DraftService } from './draft.service';
import { DraftTexts } from './draft-texts';
import { DraftsPersonalData } from './drafts.personal-data';

/** What people have begun to write. */
@Module({
  imports: [ForumAccessModule, ThreadsModule],
  providers: [DraftListService, DraftResolver, DraftService, DraftsPersonalData, DraftTexts],
})
export class DraftsModule {}
