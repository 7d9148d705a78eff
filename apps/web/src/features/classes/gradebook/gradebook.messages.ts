import { type Message, message, plural } from '@lyceum/contracts/messages';
import type { Filter } from './book';

export const gradebook = message('Gradebook');
export const aboutGradebook = message('{groupTag} · every score with who gave it and when');
export const backToClass = message('Back to the class');
export const theGrid = message('Scores by student and homework');
export const howItWorks = message(
  'Arrows move, typing or Enter writes, Enter and Tab keep it, Escape leaves it. “ex” excuses, “m” is missing, Delete empties. Copy and paste columns as in a spreadsheet; Space shows all of a cell.',
);
export const legend = message('● new · M missing · EX excused · underlined late · ↻ handed in again');
export const of = message('of {point}');
export const noHomework = message(
  'No homework is given yet. Add some to a lesson, and it has a column here.',
);
export const noStudents = message('No students yet.');
export const noneMatch = message('Nobody has anything like that.');
export const student = message('Student');
export const studentId = message('Student ID');
export const ofPoints = message('Of');
export const total = message('Total');
export const homework = message('Homework');
export const filterLabels: Readonly<Record<Filter, Message<string>>> = {
  ALL: message('All'),
  TO_GRADE: message('To grade'),
  MISSING: message('Missing'),
  LATE: message('Late'),
};
export const show = message('Show');
export const excuse = message('Excuse');
export const missingToZero = message('Missing to 0');
export const extend = message('Give longer');
export const extraTime = message('Extra time for everything in this class, in minutes');
export const aboutExtraTime = message('Counts for {name} in all homework, also in what is late already.');
export const wrongExtraTime = message('Use a whole number of minutes from 0 to {most}.');
export const savedExtraTime = message('{name} has {minutes} minutes longer for everything.');
export const saveExtraTime = message('Give extra time');
export const details = message('Details');
export const download = message('Download CSV');
export const selected = plural({ one: '{count} cell selected', other: '{count} cells selected' });

export const excused = message('EX, excused');
export const missing = message('M, missing');
export const late = message('late');
export const isNew = message('new');
export const again = message('handed in again');
export const longer = message('due later');
export const commented = message('with a comment');
export const nothing = message('nothing yet');
export const scoreOf = message('{score} of {point}');
export const cellLabel = message('{student}, {homework}: {standing}');
export const notAScore = message('Use 0 to {point} with two decimals at most, “ex” or “m”.');
export const fetchingGradebookFailed = message(
  'Sorry, there was an error fetching student list and classroom data. Please try again.',
);
export const updatingStudentFailed = message(
  'Sorry, there was an error updating student student live course data. Please try again.',
);
export const savingFailed = message('Sorry, there was an error updating student homework. Please try again.');
export const conflict = message(
  '{name} has graded this meanwhile. What they gave is shown; yours was not saved.',
);
export const conflicts = plural({
  one: '{count} cell was graded by somebody else meanwhile and was left as it is.',
  other: '{count} cells were graded by somebody else meanwhile and were left as they are.',
});
export const saved = plural({ one: '{count} cell changed.', other: '{count} cells changed.' });
export const undo = message('Undo');
export const undone = message('Taken back.');
export const nothingToDo = message('There is nothing to change in what is selected.');
export const pastedWrong = plural({
  one: '{count} value is no score and was left out.',
  other: '{count} values are no scores and were left out.',
});

export const theCell = message('This work');
export const score = message('Points, of {point}');
export const comment = message('Comment');
export const commentIsSeen = message('The student reads it.');
export const ownDue = message('Due for this student, in your time');
export const aboutOwnDue = message('Empty: as for everybody.');
export const save = message('Save');
export const saveAndNext = message('Save and next student');
export const handedIn = message('Handed in');
export const nothingHandedIn = message('Nothing is handed in.');
export const history = message('History');
export const noHistory = message('Nobody has graded it.');
export const somebody = message('Somebody');
export const changeLine = message('{name}, {when}: {before} → {after}');
export const countsFor = message('{counted} count, as it was late.');
export const previous = message('Previous student');
export const next = message('Next student');
