import { Module } from '@nestjs/common';
import { AdminPersonalData } from './features/admin.personal-data';
import { FeatureResolver } from './features/feature.resolver';
import { FeatureService } from './features/feature.service';
import { ShortLinkResolver } from './short-links/short-link.resolver';
import { ShortLinkService } from './short-links/short-link.service';

/** What staff set up for the whole platform: feature lists and short links. */
@Module({
  providers: [AdminPersonalData, FeatureResolver, FeatureService, ShortLinkResolver, ShortLinkService],
  exports: [FeatureService],
})
export class AdminModule {}
