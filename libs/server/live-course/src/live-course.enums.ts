import {
  attendanceStates,
  certificateStandings,
  certificateStates,
  classPlaceStates,
  documentTypes,
  lessonScopes,
  gradeMarks,
  lessonStatuses,
  liveCourseRoles,
  recordingFailures,
  recordingFilmKinds,
  recordingMomentKinds,
  recordingStates,
  recordingTypes,
  enrolmentStates,
} from '@lyceum/contracts/live-course';
import { contractEnum } from '@lyceum/kernel';

export const LiveCourseRoleEnum = contractEnum(
  'LiveCourseRole',
  liveCourseRoles,
  'What somebody is in a group of a live course.',
);
export const EnrolmentStateEnum = contractEnum(
  'EnrolmentState',
  enrolmentStates,
  'Where somebody stands in a group; who was withdrawn is none of its people any more.',
);
export const ClassPlaceStateEnum = contractEnum(
  'ClassPlaceState',
  classPlaceStates,
  'Where somebody stands in a class, to themself.',
);
export const DocumentTypeEnum = contractEnum('DocumentType', documentTypes, 'What a document is.');
export const LessonStatusEnum = contractEnum('LessonStatus', lessonStatuses, 'Whether a lesson takes place.');
contractEnum('LessonScope', lessonScopes, 'Whether an edit is of one lesson, or of those after it, too.');
export const AttendanceStateEnum = contractEnum(
  'AttendanceState',
  attendanceStates,
  'Whether a student was in a lesson.',
);
export const GradeMarkEnum = contractEnum(
  'GradeMark',
  gradeMarks,
  'What is said of homework in the place of a score.',
);
export const RecordingStateEnum = contractEnum(
  'RecordingState',
  recordingStates,
  'How far a recording got; only a READY one is played.',
);
export const RecordingTypeEnum = contractEnum(
  'RecordingType',
  recordingTypes,
  'What is seen in a recording, by the names its provider has for it.',
);
export const RecordingFailureEnum = contractEnum(
  'RecordingFailure',
  recordingFailures,
  'Why a recording is not played.',
);
export const RecordingFilmKindEnum = contractEnum(
  'LiveRecordingFilmKind',
  recordingFilmKinds,
  'What a film of a room shows: somebody, or the screen that they share.',
);
export const RecordingMomentKindEnum = contractEnum(
  'LiveRecordingMomentKind',
  recordingMomentKinds,
  'What happens in a lesson while it is recorded.',
);
export const CertificateStateEnum = contractEnum(
  'LiveCertificateState',
  certificateStates,
  'How far the file of a certificate got.',
);
export const CertificateStandingEnum = contractEnum(
  'LiveCertificateStanding',
  certificateStandings,
  'Why a student has no certificate, or that they have, had or can be given one.',
);
