export { CmsModule } from './cms.module';
export { createContentRouter } from './content.router';
export type { PublicPageModel } from './public-page.model';
export { PublicPageService } from './public-page.service';
