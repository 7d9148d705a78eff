import { Module } from '@nestjs/common';
import { ModerationModule } from '@lyceum/moderation';
import { ForumReportService } from './forum-report.service';
import { ReportResolver } from './report.resolver';

/** What readers of the forums report to the moderators. */
@Module({ imports: [ModerationModule], providers: [ForumReportService, ReportResolver] })
export class ReportsModule {}
