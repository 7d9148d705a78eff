export { dataSourceOptions } from './data-source-options';
export { databaseModule } from './database.module';
export { type DemoSeeder, loadDemoData } from './demo/demo-data';
export { migrate } from './migrate';
