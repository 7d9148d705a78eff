import { Module } from '@nestjs/common';
import { ClassroomResolver } from './classroom/classroom.resolver';
import { ClassroomService } from './classroom/classroom.service';
import { LiveCourseResolver } from './courses/live-course.resolver';
import { LiveCourseService } from './courses/live-course.service';
import { DocumentResolver } from './documents/document.resolver';
import { DocumentService } from './documents/document.service';
import { LiveCourseDue } from './due/live-course-due';
import { HomeworkGuardianTopic } from './guardians/homework.guardian-topic';
import { TimetableGuardianTopic } from './guardians/timetable.guardian-topic';
import { HomeworkResolver } from './homework/homework.resolver';
import { HomeworkService } from './homework/homework.service';
import { KeepHomeworkResolver } from './homework/keep-homework.resolver';
import { KeepHomeworkService } from './homework/keep-homework.service';
import { LessonTopicsService } from './lessons/lesson-topics.service';
import { LessonResolver } from './lessons/lesson.resolver';
import { LiveCoursePersonalData } from './live-course.personal-data';
import { SameClassTie, TeachesTie } from './members/live-course.contact-ties';
import { MembershipResolver } from './members/membership.resolver';
import { MembershipService } from './members/membership.service';
import { StudentResolver } from './members/student.resolver';
import { StudentService } from './members/student.service';
import { TeacherStudents } from './teachers/teacher-students';

const doors = [
  ClassroomResolver,
  DocumentResolver,
  HomeworkResolver,
  KeepHomeworkResolver,
  LessonResolver,
  LiveCourseResolver,
  MembershipResolver,
  StudentResolver,
];

/** Live courses: groups with their lessons, homework and material, who takes part in them, and who teaches whom. */
@Module({
  providers: [
    ...doors,
    ClassroomService,
    DocumentService,
    HomeworkGuardianTopic,
    HomeworkService,
    KeepHomeworkService,
    LessonTopicsService,
    LiveCourseDue,
    LiveCoursePersonalData,
    LiveCourseService,
    MembershipService,
    SameClassTie,
    StudentService,
    TeacherStudents,
    TeachesTie,
    TimetableGuardianTopic,
  ],
  exports: [TeacherStudents],
})
export class LiveCourseModule {}
