export { liveCourseDemoData } from './demo/live-course.demo-data';
export {
  classNamed,
  classPeople,
  classTagged,
  isTeacherOf,
  studentsOf,
  taughtClasses,
} from './live-course.sql';
export { RosterChanged } from './enrolment/roster.events';
export { createLiveCertificatesRouter } from './console/live-certificates.router';
export { createLiveCoursesRouter } from './console/live-courses.router';
export { createLiveGroupsRouter } from './console/live-groups.router';
export { enrol } from './enrolment/enrol';
export { CoursePageService } from './public-page/course-page.service';
export type { CoursePageModel } from './public-page/course-page.model';
export { HousesLessons, type LessonHouse } from './meetings/lesson-house.port';
export { LessonPresences, type Stay } from './attendance/lesson-presences';
export { LiveCourseModule } from './live-course.module';
export { DeliveredRecordings } from './recordings/delivered-recordings';
export {
  type HeldMeeting,
  type MeetingRecorder,
  type MeetingRecording,
  RecordsMeetings,
} from './recordings/meeting-recorder.port';
export { RoomRecordings, type RoomRecording } from './recordings/rooms/room-recordings';
export { TeacherStudents } from './teachers/teacher-students';
