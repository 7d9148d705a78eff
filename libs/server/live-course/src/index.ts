export { liveCourseDemoData } from './demo/live-course.demo-data';
export { LiveCourseModule } from './live-course.module';
