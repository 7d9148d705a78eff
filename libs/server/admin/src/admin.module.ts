import { Module } from '@nestjs/common';
import { consoleControllers, consoleProviders } from './console.providers';
import { ExtraUsersReader } from './extra-users/extra-users.reader';
import { ExtraUsersService } from './extra-users/extra-users.service';
import { FeatureUsersTableSource } from './extra-users/feature-users.table-source';
import { FeaturesTableSource } from './extra-users/features.table-source';
import { RemovedEmailsSweeper } from './extra-users/removed-emails.sweeper';
import { AdminPersonalData } from './features/admin.personal-data';
import { FeatureResolver } from './features/feature.resolver';
import { FeatureService } from './features/feature.service';
import { ShortLinkResolver } from './short-links/short-link.resolver';
import { ShortLinkService } from './short-links/short-link.service';

/** What staff set up for the whole platform: feature lists and short links; files and saved views of the console's tables. */
@Module({
  controllers: consoleControllers,
  providers: [
    ...consoleProviders,
    AdminPersonalData,
    ExtraUsersReader,
    ExtraUsersService,
    FeatureResolver,
    FeatureService,
    FeaturesTableSource,
    FeatureUsersTableSource,
    RemovedEmailsSweeper,
    ShortLinkResolver,
    ShortLinkService,
  ],
  exports: [FeatureService],
})
export class AdminModule {}
