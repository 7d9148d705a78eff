import { Module } from '@nestjs/common';
import { MarksModule } from '../marks/marks.module';
import { ScheduledTasks } from './scheduled-tasks';
import { Scheduler } from './scheduler';

/** Work by the clock: finds `@Every` methods and runs each when it is due, in one process of all. */
@Module({
  imports: [MarksModule],
  providers: [ScheduledTasks, Scheduler],
  exports: [ScheduledTasks, Scheduler],
})
export class ScheduleModule {}
