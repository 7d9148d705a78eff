import { Module } from '@nestjs/common';
import { LiveCoursePersonalData } from './groups/live-course.personal-data';
import { MembershipResolver } from './groups/membership.resolver';
import { MembershipService } from './groups/membership.service';
import { TeacherStudents } from './teachers/teacher-students';

/** Live courses: groups with a schedule, who takes part in them, and who teaches whom. */
@Module({
  providers: [LiveCoursePersonalData, MembershipResolver, MembershipService, TeacherStudents],
  exports: [TeacherStudents],
})
export class LiveCourseModule {}
