import { Module } from '@nestjs/common';
import { ForumAccessService } from './forum-access.service';
import { ForumNoticeSubjects } from './forum-notice-subjects';

/** Who may do what in which forum; every part of the domain asks here. */
@Module({ providers: [ForumAccessService, ForumNoticeSubjects], exports: [ForumAccessService] })
export class ForumAccessModule {}
