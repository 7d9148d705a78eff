import { UploadsModule } from '@lyceum/uploads';
import { Module } from '@nestjs/common';
import { AnnouncementProcessor } from './announcements/announcement.processor';
import { AnnouncementResolver } from './announcements/announcement.resolver';
import { AnnouncementService } from './announcements/announcement.service';
import { AttendanceResolver } from './attendance/attendance.resolver';
import { AttendanceService } from './attendance/attendance.service';
import { LessonPresences } from './attendance/lesson-presences';
import { LinkMeetings } from './meetings/link-meetings';
import { MeetingProvider } from './meetings/meeting-provider.port';
import { CalendarCode } from './calendar/calendar-code';
import { CalendarFeedController } from './calendar/calendar-feed.controller';
import { CalendarFeedResolver } from './calendar/calendar-feed.resolver';
import { CalendarFeedService } from './calendar/calendar-feed.service';
import { LiveCourseCalendar } from './calendar/live-course.calendar';
import { CertificateController } from './certificates/certificate.controller';
import { CertificateFiles } from './certificates/certificate.files';
import { CertificateProcessor } from './certificates/certificate.processor';
import { CertificateResolver } from './certificates/certificate.resolver';
import { CertificateService } from './certificates/certificate.service';
import { CertificatesOnProfiles } from './certificates/certificates.profile-entries';
import { ClassroomResolver } from './classroom/classroom.resolver';
import { ClassroomService } from './classroom/classroom.service';
import { AskingHomePart } from './console/asking.home-part';
import { AskingService } from './console/asking.service';
import {
  LiveCertificatesTableSource,
  LiveGroupCertificatesTableSource,
} from './console/certificates.table-sources';
import { LiveCoursesTableSource } from './console/live-courses.table-source';
import {
  LiveAskingTableSource,
  LiveGroupPeopleTableSource,
  LiveGroupsTableSource,
  LiveGroupWaitingTableSource,
} from './console/live-groups.table-sources';
import { RosterService } from './console/roster.service';
import { StaffCertificateService } from './console/staff-certificate.service';
import { StaffEnrolmentService } from './console/staff-enrolment.service';
import { StaffReportService } from './console/staff-report.service';
import { StaffGroupService } from './console/staff-group.service';
import { StaffCourseService } from './console/staff-course.service';
import { LiveCourseResolver } from './courses/live-course.resolver';
import { LiveCourseService } from './courses/live-course.service';
import { DocumentResolver } from './documents/document.resolver';
import { DocumentService } from './documents/document.service';
import { LiveCourseDue } from './due/live-course-due';
import { EnrolmentNoticesProcessor } from './enrolment/notices/enrolment-notices.processor';
import { SeatFiller } from './enrolment/seat-filler';
import { SelfEnrolmentResolver } from './enrolment/self-enrolment.resolver';
import { SelfEnrolmentService } from './enrolment/self-enrolment.service';
import { AttendanceGuardianTopic } from './guardians/attendance.guardian-topic';
import { ClassesStudentTopic } from './schools/classes.student-topic';
import { GradebookService } from './grades/gradebook.service';
import { GradesResolver } from './grades/grades.resolver';
import { GradesService } from './grades/grades.service';
import { GradedNoticeSubjects } from './grades/notices/graded-notice-subjects';
import { GradedNotices } from './grades/notices/graded-notices';
import { HomeworkGuardianTopic } from './guardians/homework.guardian-topic';
import { TimetableGuardianTopic } from './guardians/timetable.guardian-topic';
import { HomeworkFiles } from './homework/homework.files';
import { HomeworkResolver } from './homework/homework.resolver';
import { HomeworkService } from './homework/homework.service';
import { KeepHomeworkResolver } from './homework/keep-homework.resolver';
import { KeepHomeworkService } from './homework/keep-homework.service';
import { OwedHomeworkResolver } from './homework/owed/owed-homework.resolver';
import { OwedHomeworkService } from './homework/owed/owed-homework.service';
import { LessonChangeResolver } from './lessons/lesson-change.resolver';
import { LessonChangeService } from './lessons/lesson-change.service';
import { LessonTopicsService } from './lessons/lesson-topics.service';
import { LessonResolver } from './lessons/lesson.resolver';
import { LessonNoticesProcessor } from './lessons/notices/lesson-notices.processor';
import { LessonSeriesService } from './lessons/series/lesson-series.service';
import { SubstituteService } from './lessons/substitute.service';
import { TimeZoneService } from './lessons/time-zone.service';
import { LiveCourseNoticeSubjects } from './live-course.notice-subjects';
import { LiveCoursePersonalData } from './live-course.personal-data';
import { ClassesOnProfiles } from './members/classes.profile-entries';
import { SameClassTie, TeachesTie } from './members/live-course.contact-ties';
import { MembershipResolver } from './members/membership.resolver';
import { MembershipService } from './members/membership.service';
import { StudentResolver } from './members/student.resolver';
import { StudentService } from './members/student.service';
import { CoursePageResolver } from './public-page/course-page.resolver';
import { CoursePageService } from './public-page/course-page.service';
import { ReadingResolver } from './reading/reading.resolver';
import { ReadingService } from './reading/reading.service';
import { ReceiptKeys } from './receipts/receipt-keys';
import { ReceiptController } from './receipts/receipt.controller';
import { ReceiptResolver } from './receipts/receipt.resolver';
import { ReceiptService } from './receipts/receipt.service';
import { DeliveredRecordings } from './recordings/delivered-recordings';
import { KeepRecordingService } from './recordings/keep-recording.service';
import { PersonRecordings } from './recordings/person-recordings';
import { RecordingController } from './recordings/recording.controller';
import { RecordingFiles } from './recordings/recording.files';
import { RecordingProcessor } from './recordings/recording.processor';
import { RecordingResolver } from './recordings/recording.resolver';
import { RecordingService } from './recordings/recording.service';
import { Refusals } from './recordings/rooms/refusals';
import { RoomFilms } from './recordings/rooms/room-films';
import { RoomRecordings } from './recordings/rooms/room-recordings';
import { TakeOutService } from './recordings/rooms/take-out.service';
import { ReminderProcessor } from './reminders/reminder.processor';
import { SeatsForSale } from './selling/seats-for-sale';
import { ReportFiles } from './reports/report.files';
import { ReportKeeper } from './reports/report-keeper';
import { TeacherStudents } from './teachers/teacher-students';

/** Live courses: groups with their lessons, homework and material, who takes part in them, and who teaches whom. */
@Module({
  imports: [UploadsModule],
  controllers: [CalendarFeedController, CertificateController, ReceiptController, RecordingController],
  providers: [
    AnnouncementProcessor,
    AnnouncementResolver,
    AnnouncementService,
    AskingHomePart,
    AskingService,
    AttendanceGuardianTopic,
    AttendanceResolver,
    AttendanceService,
    CalendarCode,
    CalendarFeedResolver,
    CalendarFeedService,
    CertificateFiles,
    CertificateProcessor,
    CertificateResolver,
    CertificateService,
    CertificatesOnProfiles,
    ClassesOnProfiles,
    ClassesStudentTopic,
    ClassroomResolver,
    ClassroomService,
    CoursePageResolver,
    CoursePageService,
    DeliveredRecordings,
    DocumentResolver,
    DocumentService,
    EnrolmentNoticesProcessor,
    GradebookService,
    GradedNotices,
    GradedNoticeSubjects,
    GradesResolver,
    GradesService,
    HomeworkFiles,
    HomeworkGuardianTopic,
    HomeworkResolver,
    HomeworkService,
    KeepHomeworkResolver,
    KeepHomeworkService,
    KeepRecordingService,
    LessonChangeResolver,
    LessonChangeService,
    LessonNoticesProcessor,
    LessonPresences,
    LessonResolver,
    LessonSeriesService,
    LessonTopicsService,
    LiveAskingTableSource,
    LiveCertificatesTableSource,
    LiveCourseCalendar,
    LiveCourseDue,
    LiveCourseNoticeSubjects,
    LiveCoursePersonalData,
    LiveCourseResolver,
    LiveCourseService,
    LiveCoursesTableSource,
    LiveGroupCertificatesTableSource,
    LiveGroupPeopleTableSource,
    LiveGroupsTableSource,
    LiveGroupWaitingTableSource,
    { provide: MeetingProvider, useClass: LinkMeetings },
    MembershipResolver,
    MembershipService,
    OwedHomeworkResolver,
    OwedHomeworkService,
    PersonRecordings,
    ReadingResolver,
    ReadingService,
    ReceiptKeys,
    ReceiptResolver,
    ReceiptService,
    RecordingFiles,
    RecordingProcessor,
    RecordingResolver,
    RecordingService,
    Refusals,
    ReminderProcessor,
    ReportFiles,
    ReportKeeper,
    RoomFilms,
    RoomRecordings,
    RosterService,
    SameClassTie,
    SeatFiller,
    SeatsForSale,
    SelfEnrolmentResolver,
    SelfEnrolmentService,
    StaffCertificateService,
    StaffCourseService,
    StaffEnrolmentService,
    StaffGroupService,
    StaffReportService,
    StudentResolver,
    StudentService,
    SubstituteService,
    TakeOutService,
    TeacherStudents,
    TeachesTie,
    TimetableGuardianTopic,
    TimeZoneService,
  ],
  exports: [DeliveredRecordings, LessonPresences, RoomRecordings, TeacherStudents],
})
export class LiveCourseModule {}
