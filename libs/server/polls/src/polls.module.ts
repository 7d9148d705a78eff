import { Module } from '@nestjs/common';
import { PollPlaces } from './places/poll-places';
import { PollResolver } from './poll.resolver';
import { PollsPersonalData } from './polls.personal-data';
import { PollService } from './reading/poll.service';
import { PollWritingService } from './writing/poll-writing.service';

/** Polls: what they ask, who voted for what, and what came of it. */
@Module({
  providers: [PollPlaces, PollResolver, PollService, PollsPersonalData, PollWritingService],
  exports: [PollPlaces, PollService, PollWritingService],
})
export class PollsModule {}
