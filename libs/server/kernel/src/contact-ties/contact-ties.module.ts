import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ContactTies } from './contact-ties';

/** Collects what people can have in common. */
@Global()
@Module({ imports: [DiscoveryModule], providers: [ContactTies], exports: [ContactTies] })
export class ContactTiesModule {}
