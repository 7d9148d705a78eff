import { Module } from '@nestjs/common';
import { TermsText } from './terms-text';

/** The owner's texts and who has agreed to them. */
@Module({
  providers: [TermsText],
  exports: [TermsText],
})
export class TermsModule {}
