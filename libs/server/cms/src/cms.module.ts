import { UploadsModule } from '@lyceum/uploads';
import { Module } from '@nestjs/common';
import { CmsPersonalData } from './cms.personal-data';
import { ContentHints } from './editing/content-hints';
import { ContentReader } from './editing/content-reader';
import { ContentService } from './editing/content.service';
import { ContentTableSource } from './editing/content.table-source';
import { PresenceService } from './editing/presence.service';
import { PublishingService } from './editing/publishing.service';
import { ReviewService } from './editing/review.service';
import { ScheduleProcessor } from './editing/schedule.processor';
import { ScheduleService } from './editing/schedule.service';
import { SecondPerson } from './editing/second-person';
import { TranslationService } from './editing/translation.service';
import { VersionService } from './editing/version.service';
import { MediaFiles } from './media/media.files';
import { MediaService } from './media/media.service';
import { MediaTableSource } from './media/media.table-source';
import { ContentPreviewResolver } from './preview/content-preview.resolver';
import { PreviewKeys } from './preview-keys';
import { PreviewService } from './preview/preview.service';
import { PublicPageResolver } from './public-page.resolver';
import { PublicPageService } from './public-page.service';
import { Redirects } from './redirects';
import { ShippedContent } from './shipped-content';

/** The public site's content: what editors write and visitors read. */
@Module({
  imports: [UploadsModule],
  providers: [
    CmsPersonalData,
    ContentHints,
    ContentPreviewResolver,
    ContentReader,
    ContentService,
    ContentTableSource,
    MediaFiles,
    MediaService,
    MediaTableSource,
    PresenceService,
    PreviewKeys,
    PreviewService,
    PublicPageResolver,
    PublicPageService,
    PublishingService,
    Redirects,
    ReviewService,
    ScheduleProcessor,
    ScheduleService,
    SecondPerson,
    ShippedContent,
    TranslationService,
    VersionService,
  ],
})
export class CmsModule {}
