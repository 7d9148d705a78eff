import { Module } from '@nestjs/common';
import { LiveCoursePersonalData } from './groups/live-course.personal-data';
import { MembershipResolver } from './groups/membership.resolver';
import { MembershipService } from './groups/membership.service';

/** Live courses: groups with a schedule, and who takes part in them. */
@Module({ providers: [LiveCoursePersonalData, MembershipResolver, MembershipService] })
export class LiveCourseModule {}
