import { Module } from '@nestjs/common';
import { FirstStepsPersonalData } from './first-steps.personal-data';
import { FirstStepsResolver } from './first-steps.resolver';
import { FirstStepsService } from './first-steps.service';

/** What leads a newcomer into the forums. */
@Module({ providers: [FirstStepsPersonalData, FirstStepsResolver, FirstStepsService] })
export class FirstStepsModule {}
