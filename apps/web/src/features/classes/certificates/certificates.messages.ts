import { message, plural } from '@lyceum/contracts/messages';

export const certificates = message('Certificates');
export const aboutCertificates = message(
  'For who has completed the class, or was in it to its end, in the name that they confirmed in their settings.',
);
export const noStudents = message('Nobody is in this class yet.');
export const give = plural({
  one: 'Give {count} certificate',
  other: 'Give {count} certificates',
});
export const giveQuestion = message('Give certificates?');
export const aboutGiving = message(
  'Students are told, and each certificate has a public page that says whether it holds.',
);
export const given = message('The certificates are given. Their files are ready in a moment.');
export const giveAgain = message('Give another one');
export const giveAgainTo = message('Give {name} another certificate');
export const notOver = message('Once the class is over, or completed');
export const noName = message('Has not confirmed the name for certificates yet');
export const due = message('Can be given one');
export const issued = message('Has one since {day}');
export const madeSoon = message('its file is being made');
export const noFile = message('its name has letters that no font here has, so there is no file');
export const withdrawn = message('Withdrawn on {day}: {reason}');
export const seePage = message('Page');
export const seePageOf = message('Page of the certificate of {name}');
export const withdraw = message('Withdraw');
export const withdrawFrom = message('Withdraw the certificate of {name}');
export const reason = message('Why it is withdrawn');
export const aboutReason = message('The student reads it. The public page says only that it was withdrawn.');
export const withdrawnNow = message('The certificate is withdrawn.');
export const failed = message('That did not work. Please try again.');

export const yours = message('Your certificate');
export const since = message('Given to you on {day}.');
export const publicPage = message('Its public page');
export const save = message('Save as PDF');
export const fileName = message('Certificate.pdf');
export const fileSoon = message('The file is being made.');
export const fileNever = message(
  'Your name has letters that no font of ours has, so there is no file. The page holds all the same.',
);
export const saveFailed = message('The file could not be opened. Please try again.');
