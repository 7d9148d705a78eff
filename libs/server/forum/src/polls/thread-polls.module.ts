import { Module } from '@nestjs/common';
import { PollsModule } from '@lyceum/polls';
import { ThreadsModule } from '../threads/threads.module';
import { ThreadPollPlace } from './thread-poll-place';

/** The polls of threads. */
@Module({ imports: [PollsModule, ThreadsModule], providers: [ThreadPollPlace] })
export class ThreadPollsModule {}
