import { message, plural } from '@lyceum/contracts/messages';

export const importScores = message('Import CSV');
export const aboutImport = message(
  'Download the gradebook as CSV, change scores in it and choose it here. You see what would change first. Empty fields change nothing.',
);
export const chooseFile = message('CSV file');
export const noStudentColumn = message('There is no column “Student ID” or “Student” in this file.');
export const noHomeworkColumn = message(
  'No column of this file is called as homework of this class is. Download the gradebook to see how they are called.',
);
export const doubledColumn = message('A homework has two columns in this file.');
export const tooLong = message('This file is too long. Use {count} lines at most.');
export const tooLarge = message('This file is too large. Use 5 MB at most.');
export const notRead = message('This file could not be read.');
export const fault = message('Line {line}: {fault}');
export const unknownStudent = message('{name} is not a student of this class.');
export const sameName = message('Several students are called {name}. Use the column “Student ID”.');
export const doubledRow = message('{name} was in the file before.');
export const noScore = message('“{value}” is no score for {homework}.');
export const willChange = plural({ one: '{count} score will change', other: '{count} scores will change' });
export const nothingChanges = message('Nothing in this file is different from the gradebook.');
export const leftOut = plural({ one: '{count} thing is left out', other: '{count} things are left out' });
export const ignoredColumns = message('Columns that are no homework of this class: {names}');
export const change = message('{student}, {homework}: {before} → {after}');
export const empty = message('empty');
export const more = plural({ one: 'and {count} more', other: 'and {count} more' });
export const saveAll = plural({ one: 'Save {count} score', other: 'Save {count} scores' });
export const tooMany = message('These are more changes than can be saved at once. Split the file.');
