import { Module } from '@nestjs/common';
import { PollsModule } from '@lyceum/polls';
import { ThreadsModule } from '../threads/threads.module';
import { PollsDue } from './polls-due';
import { ThreadPollPlace } from './thread-poll-place';

/** The polls of threads. */
@Module({ imports: [PollsModule, ThreadsModule], providers: [PollsDue, ThreadPollPlace] })
export class ThreadPollsModule {}
