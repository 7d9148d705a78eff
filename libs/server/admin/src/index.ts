export { AdminModule } from './admin.module';
export { adminDemoData } from './demo/admin.demo-data';
export { TableExportService } from './tables/table-export.service';
export { ShortLinkService } from './short-links/short-link.service';
export { createNotesRouter } from './notes/note.router';
export { createViewsRouter } from './views/saved-view.router';
export { createFeaturesRouter } from './extra-users/features.router';
export { FeatureService } from './features/feature.service';
