import { Module } from '@nestjs/common';
import { BadgeResolver } from './badges/badge.resolver';
import { BadgeService } from './badges/badge.service';
import { CycleController } from './cycles/cycle.controller';
import { CycleService } from './cycles/cycle.service';
import { EventsPersonalData } from './cycles/events.personal-data';

/** Summits: their cycles, and the classrooms people are in while a cycle runs; badges. */
@Module({
  controllers: [CycleController],
  providers: [BadgeResolver, BadgeService, CycleService, EventsPersonalData],
})
export class EventsModule {}
