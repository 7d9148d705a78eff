import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TextSources } from './text-sources';

/** Collects what people may read in all domains. */
@Global()
@Module({ imports: [DiscoveryModule], providers: [TextSources], exports: [TextSources] })
export class TextSourcesModule {}
