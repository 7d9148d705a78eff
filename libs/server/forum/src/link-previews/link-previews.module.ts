import { Module } from '@nestjs/common';
import { MentionsModule } from '../replies/mentions/mentions.module';
import { LinkPictureController } from './link-picture.controller';
import { LinkPictures } from './link-pictures';
import { LinkPreviewService } from './link-preview.service';

@Module({
  imports: [MentionsModule],
  controllers: [LinkPictureController],
  providers: [LinkPictures, LinkPreviewService],
  exports: [LinkPreviewService],
})
export class LinkPreviewsModule {}
