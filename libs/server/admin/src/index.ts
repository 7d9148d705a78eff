export { AdminModule } from './admin.module';
export { adminDemoData } from './demo/admin.demo-data';
export { TableExportService } from './tables/table-export.service';
export { createViewsRouter } from './views/saved-view.router';
export { SavedViewService } from './views/saved-view.service';
export { FeatureService } from './features/feature.service';
