import { Module } from '@nestjs/common';
import { ModerationModule } from '@lyceum/moderation';
import { UploadsModule } from '@lyceum/uploads';
import { ForumAccessModule } from '../access/forum-access.module';
import { MentionsModule } from '../replies/mentions/mentions.module';
import { ClapGatherer } from './claps/clap-gatherer';
import { ClapResolver } from './claps/clap.resolver';
import { ClapService } from './claps/clap.service';
import { ThreadsDue } from './due/threads-due';
import { EngagementTask } from './engagement/engagement.task';
import { FavouriteService } from './favourites/favourite.service';
import { ThreadListResolver } from './lists/thread-list.resolver';
import { ThreadListService } from './lists/thread-list.service';
import { ThreadLiveProcessor } from './live/thread-live.processor';
import { ThreadHoldProcessor } from './moderation/thread-hold.processor';
import { ThreadTarget } from './moderation/thread.target';
import { ThreadNoticesProcessor } from './notices/thread-notices.processor';
import { ThreadAccessService } from './page/thread-access.service';
import { ThreadPageResolver } from './page/thread-page.resolver';
import { ThreadPageService } from './page/thread-page.service';
import { PinResolver } from './pins/pin.resolver';
import { PinService } from './pins/pin.service';
import { ReadMarkerService } from './read-markers/read-marker.service';
import { ReaderResolver } from './readers/reader.resolver';
import { ThreadActivityProcessor } from './thread-activity.processor';
import { ThreadsHomePart } from './threads.home-part';
import { ThreadsPersonalData } from './threads.personal-data';
import { ThreadRecords } from './threads.records';
import { ViewService } from './views/view.service';
import { ThreadWatchResolver } from './watches/thread-watch.resolver';
import { ThreadWatchService } from './watches/thread-watch.service';
import { ThreadWritingResolver } from './writing/thread-writing.resolver';
import { ThreadWritingService } from './writing/thread-writing.service';

/** Threads: their lists, their pages, and what readers and authors do with them. */
@Module({
  imports: [ForumAccessModule, MentionsModule, ModerationModule, UploadsModule],
  providers: [
    ClapGatherer,
    ClapResolver,
    ClapService,
    EngagementTask,
    FavouriteService,
    PinResolver,
    PinService,
    ReaderResolver,
    ReadMarkerService,
    ThreadAccessService,
    ThreadActivityProcessor,
    ThreadHoldProcessor,
    ThreadListResolver,
    ThreadListService,
    ThreadLiveProcessor,
    ThreadNoticesProcessor,
    ThreadPageResolver,
    ThreadPageService,
    ThreadRecords,
    ThreadsDue,
    ThreadsHomePart,
    ThreadsPersonalData,
    ThreadTarget,
    ThreadWatchResolver,
    ThreadWatchService,
    ThreadWritingResolver,
    ThreadWritingService,
    ViewService,
  ],
  exports: [ClapGatherer, MentionsModule, ThreadAccessService, ThreadListService],
})
export class ThreadsModule {}
