import { Module } from '@nestjs/common';
import { SameClassTie, TeachesTie } from './groups/live-course.contact-ties';
import { LiveCoursePersonalData } from './groups/live-course.personal-data';
import { MembershipResolver } from './groups/membership.resolver';
import { MembershipService } from './groups/membership.service';
import { TeacherStudents } from './teachers/teacher-students';

/** Live courses: groups with a schedule, who takes part in them, and who teaches whom. */
@Module({
  providers: [
    LiveCoursePersonalData,
    MembershipResolver,
    MembershipService,
    SameClassTie,
    TeacherStudents,
    TeachesTie,
  ],
  exports: [TeacherStudents],
})
export class LiveCourseModule {}
