import { message } from '../messages';
import type { StudentTopicName } from './student-topics';

/** What lists and files call them. */
export const studentTopicLabels: Readonly<Record<StudentTopicName, () => string>> = {
  CLASSES: message('Classes'),
  ATTENDANCE: message('Attendance'),
  CERTIFICATES: message('Certificates'),
};
