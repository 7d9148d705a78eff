import type { SchoolStaffRole } from '@lyceum/contracts/schools';
import { type Message, message } from '@lyceum/contracts/messages';

export const school = message('School');
export const aboutSchool = message('The students who say that they go to your school.');
export const yourSchools = message('Your schools');
export const chooseSchool = message('Whose students you see');
export const noSchool = message('You are entered at no school');
export const aboutNoSchool = message(
  'Who works at which school is entered by the people who run this platform. Write to them if yours is missing.',
);
export const asRole: Readonly<Record<SchoolStaffRole, Message<'{place}'>>> = {
  PRINCIPLE: message('{place} · You are entered as principal'),
  SCHOOL_ADMIN: message('{place} · You are entered as school admin'),
};
export const onlyThis = message(
  'Names and classes, no more: no address, no birthday, nothing that they write. Whoever takes the list out stands in the audit log.',
);

export const students = message('Students');
export const searchStudents = message('Search by name');
export const noStudents = message('No students yet');
export const aboutNoStudents = message('Whoever says that they go to this school will stand here.');
export const nobodyOfThisName = message('Nobody of this name.');
export const nothingYet = message('none');
export const more = message('More students');
export const takeOut = message('Download as CSV');
export const fileName = message('students.csv');

export const agent = message('Agent');
export const aboutAgent = message('The students who named you as their agent.');
export const nobodyNamedYou = message('No student named you yet');
export const aboutNobodyNamedYou = message(
  'Give students your code, or the email of your account. A student of 16 or over enters it under Settings, Guardians; of a younger one, a guardian does.',
);
export const agentSeesThis = message(
  'Names and classes, no more. A student can take it back at any time, and you may write to nobody by it.',
);
export const yourCode = message('Your code');
export const aboutYourCode = message('Who has it can name you as their agent. Another one ends it.');
export const makeCode = message('Make a code');
export const makeAnotherCode = message('Make another code');
export const copyCode = message('Copy');
export const copied = message('Copied.');

export const yourAgents = message('Your agent');
export const agentsOf = message('Agent of {firstName}');
export const aboutAgents = message(
  'Somebody who helps with schools and applications. They see the name, the classes, attendance and certificates, and nothing else.',
);
export const noAgent = message('Nobody is named.');
export const since = message('Since {when}');
export const takeBack = message('Take back');
export const takeBackOf = message('Take back that {name} is an agent');
export const takeBackQuestion = message('Is {firstName} an agent no longer?');
export const aboutTakingBack = message('They see nothing any more, at once, and are told.');
export const takenBack = message('They are an agent no longer.');
export const codeOrEmail = message('The agent’s code or email');
export const name = message('Name as agent');
export const named = message('They are named, and told.');
export const byGuardian = message('Under 16, it is a guardian who names an agent.');
export const byStudent = message('From 16 on, students name an agent themselves.');
