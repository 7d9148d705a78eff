import { type CallLimit, everyHour, everyMinute, searchesPerMinute } from '../common/call-limit';

/** Bounds of live courses; texts are in characters. */
export const liveCourseLimits = {
  tagLength: 80,
  topicLength: 200,
  titleLength: 200,
  noteLength: 2_000,
  linkLength: 2_000,
  instructionLength: 10_000,
  mostPoints: 1_000,
  commentLength: 5_000,
  /** Cells of a gradebook that one call changes. */
  gradeChanges: 2_500,
  /** Homework that one lesson can have. */
  homeworks: 50,
  /** The most extra time that a student is given, 30 days. */
  extraMinutes: 43_200,
  /** Lessons whose topics one call changes. */
  topics: 100,
  /** Links that one lesson, or a group beside its lessons, can have. */
  documents: 100,
  /** Links that are kept of what one student handed in for one homework. */
  submissions: 50,
  /** So long before a lesson begins everybody can join it. */
  joinMinutesBefore: 10,
  /** The longest lesson. */
  lessonHours: 12,
  /** Lessons of a series, and days that it leaves out. */
  seriesLessons: 100,
  holidays: 200,
  /** Teachers who are named to choose a substitute from. */
  substitutes: 50,
  reasonLength: 500,
  /** Whoever comes so long after a lesson has begun is late, and whoever goes so long before it ends leaves early. */
  graceMinutes: 5,
  /** Somebody in a lesson says so every minute; after so long without a word they are taken to have left. */
  presenceSeconds: 150,
  /** Homework that a list of what somebody owes has. */
  owed: 200,
  /** The longest announcement, and how many a class is shown. */
  announcementLength: 2_000,
  announcements: 50,
  /** Works that the queue of who teaches has at once. */
  toLookAt: 200,
  /** Texts that somebody who teaches keeps to say again. */
  templates: 100,
  /** Comments at places of one work, how long they are, and the last page they can be on. */
  pins: 200,
  pinLength: 1_000,
  pinnedPages: 1_000,
  /** Lessons to come that a public page names of a group, groups that it has, and courses that a list of them has. */
  nextLessons: 3,
  openGroups: 20,
  publishedCourses: 100,
  /** Seats of a group that has a number of them. */
  mostSeats: 10_000,
  /** Characters of a list of people to enrol, and how many it has at most. */
  importLength: 600_000,
  enrolledAtOnce: 2_000,
  /** Students who are given certificates by one call. */
  certificates: 500,
  /** Reports that are sent to students of a class at once. */
  reportsAtOnce: 200,
  /** Groups that a list of one's own has. */
  listed: 200,
  /** Recordings of one lesson, deleted ones too, and of one list. */
  recordingsOfLesson: 20,
  recordings: 300,
  recordingNameLength: 200,
  /** How long a link to a recording works, in minutes (checklist line 186). */
  recordingLinkMinutes: 60,
  /** How long a deleted recording can be had back, in days. */
  recordingTrashDays: 30,
  /** A recording that is looked into for so long has failed, in minutes. */
  recordingMinutes: 60,
  /** A recording in a room of ours ends so long after its lesson, in minutes, and after so many hours whatever the lesson is. */
  roomOvertimeMinutes: 15,
  roomRecordingHours: 4,
  /** One of which its room says nothing for so long is over, in seconds. */
  roomSilenceSeconds: 30,
  /** Words of somebody with so little between them were said in one breath, in milliseconds. */
  breathMilliseconds: 1_200,
  /** Captions of one recording: letters of the file, cues, and letters of one. */
  captionsLength: 500_000,
  cues: 5_000,
  cueLength: 1_000,
  /** Shortest and longest text that is looked for in captions, and places that are found. */
  searchLength: { least: 2, most: 100 },
  foundCues: 100,
} as const;

/** How often one person may change what stands in their classes, and hand in homework. */
export const liveCourseCalls = {
  changes: everyMinute('live-course.changes', 60),
  announcements: everyHour('live-course.announcements', 30),
  presence: everyMinute('live-course.presence', 60),
  grades: everyMinute('live-course.grades', 120),
  enrolments: everyHour('live-course.enrolments', 30),
  submissions: everyHour('live-course.submissions', 60),
  recordings: everyHour('live-course.recordings', 60),
  recordingSearches: everyMinute('live-course.recording-searches', searchesPerMinute),
} as const satisfies Record<string, CallLimit>;
