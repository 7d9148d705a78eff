export { type PollModeration, PollPlace, type PollRights } from './places/poll-place';
export { PollPlaces } from './places/poll-places';
export { PollsModule } from './polls.module';
export { polls } from './polls.sql';
export { PollService } from './reading/poll.service';
export { createPoll } from './writing/create-poll';
export { PollWritingService } from './writing/poll-writing.service';
