export { createSchoolsRouter } from './console/schools.router';
export { schoolsDemoData } from './demo/schools.demo-data';
export { SchoolsModule } from './schools.module';
