import { Module } from '@nestjs/common';
import { ForumAccessService } from './forum-access.service';

/** Who may do what in which forum; every part of the domain asks here. */
@Module({ providers: [ForumAccessService], exports: [ForumAccessService] })
export class ForumAccessModule {}
