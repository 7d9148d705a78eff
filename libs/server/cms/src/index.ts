export { CmsModule } from './cms.module';
export type { PublicPageModel } from './public-page.model';
export { PublicPageService } from './public-page.service';
