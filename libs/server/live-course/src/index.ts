export { liveCourseDemoData } from './demo/live-course.demo-data';
export { isTeacherOf, studentsOf } from './live-course.sql';
export { enrol } from './enrolment/enrol';
export { LessonSeriesService, type SeriesLesson } from './lessons/series/lesson-series.service';
export { LiveCourseModule } from './live-course.module';
export { TeacherStudents } from './teachers/teacher-students';
