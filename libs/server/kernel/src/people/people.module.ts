import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { LocalPeopleSources } from './local-people';

/** Collects whom people look after in all domains. */
@Global()
@Module({ imports: [DiscoveryModule], providers: [LocalPeopleSources], exports: [LocalPeopleSources] })
export class PeopleModule {}
