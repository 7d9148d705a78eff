export * from './homework.schema';
export * from './attendance.schema';
export * from './lesson.schema';
export * from './live-course.enums';
export * from './live-course.errors';
export * from './live-course.limits';
export * from './live-course.schema';
export * from './receipt.schema';
