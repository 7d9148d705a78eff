import { Module } from '@nestjs/common';
import { MentionsModule } from '../replies/mentions/mentions.module';
import { LinkPreviewService } from './link-preview.service';

@Module({ imports: [MentionsModule], providers: [LinkPreviewService], exports: [LinkPreviewService] })
export class LinkPreviewsModule {}
