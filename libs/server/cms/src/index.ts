export { CmsModule } from './cms.module';
export { cmsDemoData } from './demo/cms.demo-data';
export { createContentRouter } from './content.router';
export { createMediaRouter } from './media/media.router';
export type { PublicPageModel } from './public-page.model';
export { PublicPageService, type SiteAddress } from './public-page.service';
