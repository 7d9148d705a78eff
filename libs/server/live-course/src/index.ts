export { liveCourseDemoData } from './demo/live-course.demo-data';
export { isTeacherOf, studentsOf } from './live-course.sql';
export { createLiveCoursesRouter } from './console/live-courses.router';
export { enrol } from './enrolment/enrol';
export { LessonSeriesService, type SeriesLesson } from './lessons/series/lesson-series.service';
export { CoursePageService } from './public-page/course-page.service';
export type { CoursePageModel } from './public-page/course-page.model';
export { LiveCourseModule } from './live-course.module';
export { TeacherStudents } from './teachers/teacher-students';
