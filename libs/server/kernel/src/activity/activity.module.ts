import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ActivityLog } from './activity-log';

/** The way of all domains into the activity log. */
@Global()
@Module({ imports: [DiscoveryModule], providers: [ActivityLog], exports: [ActivityLog] })
export class ActivityModule {}
