import { Module } from '@nestjs/common';
import { PublicPageResolver } from './public-page.resolver';
import { PublicPageService } from './public-page.service';
import { ShippedContent } from './shipped-content';

/** The public site's content: what editors write and visitors read. */
@Module({
  providers: [PublicPageResolver, PublicPageService, ShippedContent],
})
export class CmsModule {}
