import type { AttendanceState } from '@lyceum/contracts/live-course';
import { type Message, message, plural } from '@lyceum/contracts/messages';

export const movedFrom = message('Moved from {when}');
export const withSubstitute = message('With {name}, who stands in');
export const addToCalendar = message('Add to calendar');
export const calendarFileFailed = message('The file for your calendar could not be made. Please try again.');
export const joinFailed = message('The lesson could not be joined. Please try again.');
export const youAreCounted = message('You are in. Keep this page open: it counts how long you are there.');

export const changeTime = message('Change time');
export const begins = message('Begins, on your clock');
export const ends = message('Ends, on your clock');
export const whichLessons = message('Which lessons?');
export const thisOne = message('This lesson');
export const thisAndLater = message('This lesson and all after it');
export const everybodyIsTold = message('Everybody in the class is told the old and the new time.');
export const changePlace = message('Change link');
export const meetingLink = message('Link to the meeting');
export const aboutMeetingLink = message(
  'To a meeting of a service, or to the call of a chat: its menu copies the link, and only people of that chat can come in. Students see it ten minutes before the lesson, and are told when it leads to another site than before. Leave it empty for no link.',
);
export const savePlace = message('Save');
export const placeSaved = plural({
  one: '{count} lesson is held there.',
  other: '{count} lessons are held there.',
});
export const placeTaken = plural({
  one: '{count} lesson has no link any more.',
  other: '{count} lessons have no link any more.',
});
export const moveIt = message('Move');
export const moved = plural({
  one: '{count} lesson is moved. The class is told.',
  other: '{count} lessons are moved. The class is told.',
});
export const cancelLesson = message('Cancel lesson');
export const cancelQuestion = message('Cancel lesson {number}?');
export const aboutCanceling = message(
  'It does not take place, and everybody in the class is told. You can restore it.',
);
export const cancelIt = message('Cancel it');
export const cancelAllAfter = message('Cancel this and all after it');
export const canceledNow = plural({
  one: '{count} lesson is canceled. The class is told.',
  other: '{count} lessons are canceled. The class is told.',
});
export const restore = message('Restore lesson');
export const restored = message('The lesson takes place after all. The class is told.');
export const substitute = message('Substitute');
export const whoStandsIn = message('Who stands in?');
export const nobody = message('Nobody');
export const aboutSubstitutes = message(
  'They see this lesson and its link to begin, from ten minutes before until it ends, and nothing else of the class.',
);
export const substituteSet = message('The class is told who stands in.');
export const changingFailed = message('The lesson could not be changed. Please try again.');

export const youStandIn = message('You stand in');
export const startsAt = message('{course}, lesson {number}: {topic}');
export const startOpensLater = message('You can begin ten minutes before.');

export const attendance = message('Attendance');
export const yourAttendance = message('Your attendance');
export const noAttendance = message('No lesson has begun yet.');
export const saveAsFile = message('Save as CSV');
export const byLesson = message('By lesson');
export const byStudent = message('By student');
export const view = message('View');
export const states: Readonly<Record<AttendanceState, Message<string>>> = {
  PRESENT: message('Was there'),
  ABSENT: message('Was not there'),
  EXCUSED: message('Excused'),
};
export const didNotJoinHere = message('Did not join here');
export const minutes = plural({
  one: '{count} minute on the class page',
  other: '{count} minutes on the class page',
});
export const minutesInCall = plural({
  one: '{count} minute in the call',
  other: '{count} minutes in the call',
});
export const late = message('late');
export const leftEarly = message('left early');
export const corrected = message('Corrected: {reason}');
export const corrections = message('Corrections');
export const correctedBy = message('{name}, {when}');
export const goneTeacher = message('Somebody whose account is gone');
export const knownMinutes = message('Minutes they were there, if you know them');
export const correct = message('Correct');
export const correctOf = message('Correct attendance of {name} in lesson {number}');
export const whatIsTrue = message('What is true');
export const why = message('Why? The student sees this.');
export const attendanceCorrected = message('Attendance is corrected.');
export const fileFailed = message('The file could not be made. Please try again.');
export const there = message('{there} of {all} were there');
export const keepIt = message('Leave it as it is');
export const saveSubstitute = message('Save');
export const doesNotTakePlace = message('Does not take place');
export const startNow = message('Start the lesson');
