import { Module } from '@nestjs/common';

/** The uploads domain, put together. */
@Module({})
export class UploadsModule {}
