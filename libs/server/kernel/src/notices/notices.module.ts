import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AllNoticeSubjects } from './notice-subjects';
import { Notices } from './notices';

/** What users are told, by all domains. */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [AllNoticeSubjects, Notices],
  exports: [AllNoticeSubjects, Notices],
})
export class NoticesModule {}
