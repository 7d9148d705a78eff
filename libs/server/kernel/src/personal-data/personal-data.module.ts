import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { PersonalDataSources } from './personal-data-sources';

/** Collects what all domains keep about a person. */
@Global()
@Module({ imports: [DiscoveryModule], providers: [PersonalDataSources], exports: [PersonalDataSources] })
export class PersonalDataModule {}
