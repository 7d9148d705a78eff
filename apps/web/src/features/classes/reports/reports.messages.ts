import { message } from '@lyceum/contracts/messages';

export const reports = message('Reports');
export const aboutReports = message(
  'A PDF for each student, who is told and reads it in their classroom. You and staff see it, assistants and other students do not.',
);
export const noStudents = message('Nobody is in this class yet.');
export const none = message('No report yet');
export const report = message('Report');
export const reportOf = message('Report of {name}.pdf');
export const give = message('Choose a PDF');
export const giveTo = message('Choose a PDF for {name}');
export const replace = message('Replace');
export const replaceOf = message('Replace the report of {name}');
export const takeAway = message('Take away');
export const takeAwayFrom = message('Take away the report of {name}');
export const takeAwayQuestion = message('Take away the report of {name}?');
export const aboutTakingAway = message('They cannot read it any more. Its file is deleted.');
export const sending = message('{name}: {percent} % sent');
export const given = message('{name} has the report.');
export const takenAway = message('The report is taken away.');
