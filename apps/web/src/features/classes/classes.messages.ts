import type { DocumentType, LiveCourseRole } from '@lyceum/contracts/live-course';
import { type Message, message, plural } from '@lyceum/contracts/messages';

export const myLiveCourses = message('My live courses');
export const aboutLiveCourses = message('Your classes, what comes next in each, and what is to be done.');
export const calendar = message('Calendar of all your classes');
export const findCourses = message('Find a live course');
export const yourClasses = message('Your classes');
export const today = message('Today');
export const youTeach = message('You teach');
export const youLearn = message('You learn');
export const noClasses = message('No live courses yet');
export const aboutNoClasses = message(
  'When you join a live course, its class is here: the next lesson, what to read, and your homework.',
);
export const fetchingListFailed = message(
  'Sorry, there was an error fetching user live courses data. Please try again.',
);
export const fetchingClassroomFailed = message(
  'Sorry, there was an error fetching livecourse classroom data. Please try again.',
);
export const updatingHomeworkFailed = message(
  'Sorry, there was an error updating student homework. Please try again.',
);
export const updatingLessonsFailed = message('Sorry, there was an error updating lessons. Please try again.');
export const updatingLessonMaterialFailed = message(
  'Sorry, there was an error updating lesson material. Please try again.',
);
export const updatingCourseMaterialFailed = message(
  'Sorry, there was an error updating course material. Please try again.',
);
export const updatedLessons = message('Successfully updated lessons.');
export const updatedLessonMaterial = message('Successfully updated lesson material.');
export const updatedCourseMaterial = message('Successfully updated course material.');
export const updatedHomework = message('Successfully updated homework.');

export const next = message('Next: {topic}, {when}');
export const runsNow = message('Now: {topic}');
export const noLessonAhead = message('No lesson ahead');
export const lessonsHeld = message('{held} of {all} lessons');
export const toHandIn = plural({ one: '{count} homework to hand in', other: '{count} homeworks to hand in' });
export const toLookAt = plural({ one: '{count} work to look at', other: '{count} works to look at' });
export const roleLabels: Readonly<Record<LiveCourseRole, Message<string>>> = {
  TEACHER: message('Educator'),
  ASSISTANT: message('Assistant'),
  STUDENT: message('Student'),
  OBSERVER: message('Observer'),
};

export const theClassroom = message('The classroom');
export const nextLesson = message('Next lesson');
export const thisLesson = message('The lesson is on');
export const courseIsOver = message('All lessons are over. Everything stays here to read again.');
export const lessonTitle = message('Lesson {number}: {topic}');
export const inYourTime = message('{when}, your time');
export const inClassTime = message('{when} in {zone}, where the class is');
export const watch = message('Watch {name}');
export const join = message('Join the lesson');
export const start = message('Start the lesson');
export const youGoTo = message('You go to {host}.');
export const joinOpensLater = message('You can join ten minutes before it begins.');
export const inDays = plural({ one: 'in {count} day', other: 'in {count} days' });
export const inHours = plural({ one: 'in {count} hour', other: 'in {count} hours' });
export const inMinutes = plural({ one: 'in {count} minute', other: 'in {count} minutes' });
export const readBefore = message('To read before');

export const yourHomework = message('Your homework');
export const noHomework = message('No homework so far.');
export const due = message('Due {when}');
export const opensOn = message('Opens {when}');
export const lateStill = message('Late: due {when}. You can still hand it in.');
export const closed = message('Was due {when}, and takes nothing late.');
export const excused = message('You are excused: it does not count for you.');
export const handedIn = message('Handed in {when}');
export const handedInLate = message('Handed in late, {when}');
export const lookedAt = message('Your teacher has looked at it.');
export const scoreOf = message('{score} of {point} points');
export const points = plural({ one: '{count} point', other: '{count} points' });
export const linkToYourWork = message('Link to your work');
export const aboutTheLink = message('A page that your teacher can open, such as a shared document.');
export const handIn = message('Hand in');
export const handInAgain = message('Hand in again');
export const replaceIt = message('Replace what you handed in');
export const yourWork = message('Your work');
export const teacherSays = message('Your teacher says');
export const report = message('Report');
export const aboutReport = message('What your teachers say of your work in this class. It is for you alone.');
export const yourReport = message('Your report');
export const reportFile = message('Report.pdf');
export const yourCertificate = message('Your certificate');

export const gradebook = message('Gradebook');
export const lessons = message('Lessons');
export const noLessons = message('No lessons are planned yet.');
export const canceled = message('Canceled');
export const over = message('Over');
export const classMaterial = message('Material of the class');
export const noMaterial = message('No material yet.');
export const homework = message('Homework');
export const people = message('People');
export const teachers = message('Teachers');
export const students = message('Students');
export const noStudents = message('No students yet.');
export const typeLabels: Readonly<Record<DocumentType, Message<string>>> = {
  SLIDES: message('Slides'),
  READING: message('Reading'),
  VIDEO: message('Video'),
  LINK: message('Link'),
  OTHER: message('Other'),
};
export const belongsTo = message('Belongs to {name}');

export const editTopic = message('Edit topic');
export const topic = message('Topic');
export const addMaterial = message('Add material');
export const changeMaterial = message('Change {name}');
export const whatIsIt = message('What is it?');
export const title = message('Title');
export const link = message('Link');
export const note = message('Note');
export const save = message('Save');
export const workOfStudents = message('Work of students');
export const theWork = message('The work');
export const notHandedIn = message('Not handed in');
export const seen = message('Looked at');
export const notSeen = message('New');
