export { liveCourseDemoData } from './demo/live-course.demo-data';
export { LiveCourseModule } from './live-course.module';
export { TeacherStudents } from './teachers/teacher-students';
export { isTeacherOf } from './teachers/teacher-students.queries';
