import { Module } from '@nestjs/common';
import { CycleController } from './cycles/cycle.controller';
import { CycleService } from './cycles/cycle.service';
import { EventsPersonalData } from './cycles/events.personal-data';

/** Summits: their cycles, and the classrooms people are in while a cycle runs. */
@Module({ controllers: [CycleController], providers: [CycleService, EventsPersonalData] })
export class EventsModule {}
