import { type StudentTopicName, studentTopicLabels } from '@lyceum/contracts/schools';
import { stringify } from 'csv-stringify/sync';
import type { ListedStudentModel } from './student.model';
import * as messages from './students-file.messages';

/** Students as CSV: UTF-8 that spreadsheets know, and nothing that they would take for a formula. */
export function studentsFile(
  topics: readonly StudentTopicName[],
  students: readonly ListedStudentModel[],
): string {
  const head = [
    messages.firstName(),
    messages.lastName(),
    ...topics.map((name) => studentTopicLabels[name]()),
  ];
  const lines = students.map(({ firstName, lastName, topics: told }) => [
    firstName,
    lastName,
    ...told.map(({ facts }) =>
      facts.map(({ title, detail }) => (detail === null ? title : `${title} (${detail})`)).join('; '),
    ),
  ]);
  return stringify([head, ...lines], { bom: true, escape_formulas: true, record_delimiter: '\r\n' });
}
