import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { Marked } from './marked';

/** How ports find what domains bring to them. */
@Global()
@Module({ imports: [DiscoveryModule], providers: [Marked], exports: [Marked] })
export class MarksModule {}
