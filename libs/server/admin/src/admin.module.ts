import { Module } from '@nestjs/common';
import { ExtraUsersReader } from './extra-users/extra-users.reader';
import { ExtraUsersService } from './extra-users/extra-users.service';
import { FeatureUsersTableSource } from './extra-users/feature-users.table-source';
import { FeaturesTableSource } from './extra-users/features.table-source';
import { RemovedEmailsSweeper } from './extra-users/removed-emails.sweeper';
import { AdminPersonalData } from './features/admin.personal-data';
import { FeatureResolver } from './features/feature.resolver';
import { FeatureService } from './features/feature.service';
import { NotePersonalData } from './notes/note.personal-data';
import { NoteRecords } from './notes/note.records';
import { NoteService } from './notes/note.service';
import { ShortLinkResolver } from './short-links/short-link.resolver';
import { ShortLinkService } from './short-links/short-link.service';
import { TableExportController } from './tables/table-export.controller';
import { TableExportService } from './tables/table-export.service';
import { SavedViewPersonalData } from './views/saved-view.personal-data';
import { SavedViewService } from './views/saved-view.service';

/** What staff set up for the whole platform: feature lists and short links; files and saved views of the console's tables. */
@Module({
  controllers: [TableExportController],
  providers: [
    AdminPersonalData,
    ExtraUsersReader,
    ExtraUsersService,
    FeatureResolver,
    FeatureService,
    FeaturesTableSource,
    FeatureUsersTableSource,
    NotePersonalData,
    NoteRecords,
    NoteService,
    RemovedEmailsSweeper,
    SavedViewPersonalData,
    SavedViewService,
    ShortLinkResolver,
    ShortLinkService,
    TableExportService,
  ],
  exports: [FeatureService],
})
export class AdminModule {}
