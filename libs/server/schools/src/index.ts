export { createSchoolsRouter } from './console/schools.router';
export { schoolsDemoData } from './demo/schools.demo-data';
export { schools } from './schools.sql';
export { SchoolsModule } from './schools.module';
