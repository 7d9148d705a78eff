import { Module } from '@nestjs/common';

/** The translation domain, put together. */
@Module({})
export class TranslationModule {}
