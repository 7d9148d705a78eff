import { Module } from '@nestjs/common';
import { ScheduleModule } from '../schedule/schedule.module';
import { OperationsHomePart } from './operations.home-part';
import { OperationsService } from './operations.service';
import { ParkedJobsService } from './parked-jobs.service';
import { ParkedJobsTableSource } from './parked-jobs.table-source';

/** Queues, parked jobs and scheduled tasks for the console. */
@Module({
  imports: [ScheduleModule],
  providers: [OperationsHomePart, OperationsService, ParkedJobsService, ParkedJobsTableSource],
})
export class OperationsModule {}
