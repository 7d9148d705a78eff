/** What somebody is in a group (checklist line 184). */
export const liveCourseRoles = ['TEACHER', 'ASSISTANT', 'STUDENT', 'OBSERVER'] as const;
export type LiveCourseRole = (typeof liveCourseRoles)[number];

/** How a course runs (checklist line 187). */
export const liveCourseTypes = [
  'SIXLESSON',
  'TWELVELESSON',
  'NO-QUIZ',
  'STANDARD',
  'FOURTEENLESSON',
] as const;
export type LiveCourseType = (typeof liveCourseTypes)[number];

/** How many lessons a course of a type has, unless its group is made with another number. */
export const lessonCounts: Readonly<Record<LiveCourseType, number>> = {
  SIXLESSON: 6,
  TWELVELESSON: 12,
  'NO-QUIZ': 8,
  STANDARD: 8,
  FOURTEENLESSON: 14,
};

/** Where somebody stands in a group; who was withdrawn is none of its people any more. */
export const enrolmentStates = ['ENROLLED', 'COMPLETED', 'WITHDRAWN'] as const;
export type EnrolmentState = (typeof enrolmentStates)[number];

/**
 * What becomes of somebody who is to be enrolled: they are in now, wait now, were in or waited before, have another role in the class,
 * or cannot be in one: their account is none of a student, waits for a guardian's consent, or is not to be used.
 */
export const enrolmentOutcomes = ['ENROLLED', 'WAITING', 'IN', 'WAITS', 'OTHER_ROLE', 'NOT_NOW'] as const;
export type EnrolmentOutcome = (typeof enrolmentOutcomes)[number];

/** Where somebody stands in a class, to themself. */
export const classPlaceStates = ['ENROLLED', 'COMPLETED', 'WAITING'] as const;
export type ClassPlaceState = (typeof classPlaceStates)[number];

/** What a document is (checklist line 176). */
export const documentTypes = ['SLIDES', 'READING', 'VIDEO', 'LINK', 'OTHER'] as const;
export type DocumentType = (typeof documentTypes)[number];

export const lessonStatuses = ['PLANNED', 'CANCELED'] as const;
export type LessonStatus = (typeof lessonStatuses)[number];

/** What is said of a student's homework in the place of a score; who is excused has nothing counted. */
export const gradeMarks = ['EXCUSED', 'MISSING'] as const;
export type GradeMark = (typeof gradeMarks)[number];

/** How far a recording got; only a READY one is played. One of our own rooms begins as RECORDING. */
export const recordingStates = ['RECORDING', 'PROCESSING', 'READY', 'FAILED'] as const;
export type RecordingState = (typeof recordingStates)[number];

/** What is seen in a recording, by the names its provider has for it (checklist line 175). */
export const recordingTypes = [
  'SHARED_SCREEN_WITH_SPEAKER_VIEW',
  'SHARED_SCREEN',
  'SPEAKER_VIEW',
  'GALLERY_VIEW',
  'OTHER',
] as const;
export type RecordingType = (typeof recordingTypes)[number];

/** Why a recording is not played. */
export const recordingFailures = [
  'DAMAGED',
  'NO_PICTURES',
  'CODEC',
  'MISSING',
  'TOOK_TOO_LONG',
  'NOTHING_RECORDED',
] as const;
export type RecordingFailure = (typeof recordingFailures)[number];

/** What a film of a room shows: somebody, whom one hears, or the screen that they share. */
export const recordingFilmKinds = ['PERSON', 'SCREEN'] as const;
export type RecordingFilmKind = (typeof recordingFilmKinds)[number];

/** What happens in a lesson while it is recorded in a room of ours. */
export const recordingMomentKinds = [
  'STARTED',
  'STOPPED',
  'CAME',
  'LEFT',
  'AGREED',
  'WITHDREW',
  'HAND_UP',
  'SCREEN_SHARED',
] as const;
export type RecordingMomentKind = (typeof recordingMomentKinds)[number];

/** How far the file of a certificate got. */
export const certificateStates = ['MAKING', 'READY', 'FAILED'] as const;
export type CertificateState = (typeof certificateStates)[number];

/** Why a student has no certificate, or that they have, had or can be given one. */
export const certificateStandings = ['DUE', 'NOT_OVER', 'NO_NAME', 'ISSUED', 'WITHDRAWN'] as const;
export type CertificateStanding = (typeof certificateStandings)[number];
