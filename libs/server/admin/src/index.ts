export { AdminModule } from './admin.module';
export { adminDemoData } from './demo/admin.demo-data';
export { FeatureService } from './features/feature.service';
