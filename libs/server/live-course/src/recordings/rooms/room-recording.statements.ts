import { people } from '@lyceum/auth';
import {
  liveCourseLimits,
  type RecordingFilmKind,
  type RecordingMomentKind,
} from '@lyceum/contracts/live-course';
import { blocks } from '@lyceum/friends';
import { statement } from '@lyceum/kernel';
import { canJoin, classPeople, joinOwn, leadersOf } from '../../live-course.sql';
import { roomOf } from '../../meetings/leads-to.sql';
import { mayTakeOut } from './take-out.statements';

const { recordingsOfLesson, roomRecordingHours, roomOvertimeMinutes, roomSilenceSeconds } = liveCourseLimits;

/** Of a lesson whose link is that of the room, by the rule by which no two classes are held in one. */
const isOfRoom = `${roomOf('l.meeting_link')} = lower($place::text)`;

/** Of a lesson that is held there, and can be joined now: such ones can be recorded. */
const isHeldHere = `(${canJoin('l')} AND l.starts_at > now() - interval '1 day' AND ${isOfRoom})`;

/** Who of these people leads a lesson that is held there now. */
export const leadersHereQuery = statement<{ id: string }>(
  'live-course.leaders-here',
  `SELECT DISTINCT leader.id FROM live_lessons l CROSS JOIN LATERAL (${leadersOf('l')}) AS leader
   WHERE ${isHeldHere} AND leader.id = ANY($userIds::uuid[])`,
);

/** Who of these people leads the lesson that is recorded: they end it, also after its time. */
export const leadersOfRecordingQuery = statement<{ id: string }>(
  'live-course.leaders-of-recording',
  `SELECT DISTINCT leader.id FROM live_recordings r JOIN live_lessons l ON l.id = r.lesson_id
     CROSS JOIN LATERAL (${leadersOf('l')}) AS leader
   WHERE r.id = $id AND leader.id = ANY($userIds::uuid[])`,
);

/** Begins to record the lesson that is held there now, for who leads it: of many at once one does, and who began has agreed. */
export const beginStatement = statement<{ id: string; startedAt: Date }>(
  'live-course.begin-room-recording',
  `WITH begun AS (
     INSERT INTO live_recordings (group_id, lesson_id, file_name, type, state, call_id, started_at, heard_at, created_by)
     SELECT l.group_id, l.id, $fileName, 'GALLERY_VIEW', 'RECORDING', $callId::uuid, $startedAt::timestamptz, now(), $userId::uuid FROM live_lessons l
     WHERE ${isHeldHere} AND $userId::uuid IN (${leadersOf('l')})
       AND (SELECT count(*) FROM live_recordings r WHERE r.lesson_id = l.id) < ${String(recordingsOfLesson)}
     ORDER BY l.starts_at <= now() DESC, l.starts_at, l.id LIMIT 1
     ON CONFLICT (call_id) WHERE state = 'RECORDING' DO NOTHING RETURNING id, started_at
   ), agreed AS (
     INSERT INTO live_recording_consents (recording_id, user_id) SELECT id, $userId::uuid FROM begun
   ), noted AS (
     INSERT INTO live_recording_moments (recording_id, user_id, kind, at_ms) SELECT id, $userId::uuid, 'STARTED', 0 FROM begun
   )
   SELECT id, started_at AS "startedAt" FROM begun`,
);

/** The recording that goes on of a call, and who agreed to it. */
export const ofCallQuery = statement<{ id: string; startedAt: Date; agreed: string[] }>(
  'live-course.room-recording-of-call',
  `SELECT r.id, r.started_at AS "startedAt", ARRAY(SELECT c.user_id FROM live_recording_consents c
     WHERE c.recording_id = r.id AND c.withdrawn_at IS NULL ORDER BY c.user_id) AS agreed
   FROM live_recordings r WHERE r.call_id = $callId AND r.state = 'RECORDING'`,
);

/** Says that it goes on, and whose yes stands; whether who leads it is among these people; no row where its lesson is over for a while, or it was ended. */
export const goesOnStatement = statement<{ isLed: boolean }>(
  'live-course.room-recording-goes-on',
  `WITH goes AS (UPDATE live_recordings r SET heard_at = now() FROM live_lessons l
   WHERE r.id = $id AND r.state = 'RECORDING' AND r.deleted_at IS NULL AND l.id = r.lesson_id AND l.status = 'PLANNED'
     AND now() < l.ends_at + interval '${String(roomOvertimeMinutes)} minutes'
     AND r.started_at > now() - interval '${String(roomRecordingHours)} hours' AND ${isOfRoom}
   RETURNING r.id, EXISTS (SELECT FROM (${leadersOf('l')}) AS leader WHERE leader.id = ANY($userIds::uuid[])) AS "isLed"
   ), held AS (UPDATE live_recording_consents c SET held_at = now() FROM goes
     WHERE c.recording_id = goes.id AND c.user_id = ANY($held::uuid[]) AND c.withdrawn_at IS NULL)
   SELECT "isLed" FROM goes`,
);

/** So long a part is on its way, which was recorded before somebody took their yes back. */
const partLateSeconds = 10;

/** SQL of whether something of who has this row of consents is kept: they agree, or did until just now. */
const isKept = (consent: string): string =>
  `(${consent}.withdrawn_at IS NULL OR ${consent}.withdrawn_at > now() - interval '${String(partLateSeconds)} seconds')`;

/** Of these recordings, before anybody is dropped: what others are just writing of them is there afterwards, and nothing is written meanwhile. */
export const holdConsentsStatement = statement(
  'live-course.hold-recording-consents',
  'SELECT FROM live_recording_consents WHERE recording_id = ANY($ids::uuid[]) ORDER BY recording_id, user_id FOR UPDATE',
);

/**
 * SQL that has nothing be of those whose yes does not stand any more: no film, and nothing that names them, also of what is still on its
 * way from who heard their yes. Answers where films of theirs are.
 */
const dropped = (which: string): string =>
  `WITH gone AS (UPDATE live_recording_consents c SET withdrawn_at = now() - interval '${String(partLateSeconds)} seconds' FROM live_recordings r
     WHERE c.recording_id = r.id AND c.withdrawn_at IS NULL AND ${which} RETURNING c.recording_id, c.user_id
   ), moments AS (DELETE FROM live_recording_moments m USING gone WHERE m.recording_id = gone.recording_id AND m.user_id = gone.user_id)
   DELETE FROM live_recording_films f USING gone WHERE f.recording_id = gone.recording_id AND f.user_id = gone.user_id RETURNING f.path`;

/** Of recordings whose process died: whose yes did not stand any more when it was last heard of, they had said no, which was not kept. */
export const dropUnheldStatement = statement<{ path: string | null }>(
  'live-course.drop-unheld-consents',
  dropped('r.id = ANY($ids::uuid[]) AND c.held_at < r.heard_at'),
);

/** Of one person, whose no was said beside their parts alone. */
export const dropStatement = statement<{ path: string | null }>(
  'live-course.drop-consent',
  dropped('r.id = $id AND c.user_id = $userId'),
);

export const agreedQuery = statement<{ userId: string }>(
  'live-course.agreed-to-recording',
  'SELECT user_id AS "userId" FROM live_recording_consents WHERE recording_id = $id AND withdrawn_at IS NULL',
);

/** What somebody in a call is told of its recording; of the class nothing to who is not in it. */
export interface AskedRow {
  id: string;
  isAsked: boolean;
  courseName: string | null;
  lessonNumber: number | null;
  lessonTopic: string | null;
}

const isOfClass = (user: string): string =>
  `(${user} IN (SELECT of_class.user_id FROM (${classPeople('r.group_id')}) AS of_class) OR ${user} IN (${leadersOf('l')}))`;

export const askedQuery = statement<AskedRow>(
  'live-course.asked-to-be-recorded',
  `SELECT r.id, asked.is AS "isAsked", CASE WHEN asked.is THEN c.name END AS "courseName",
     CASE WHEN asked.is THEN l.lesson_number END AS "lessonNumber", CASE WHEN asked.is THEN l.topic END AS "lessonTopic"
   FROM live_recordings r JOIN live_lessons l ON l.id = r.lesson_id JOIN live_course_groups g ON g.id = r.group_id
     JOIN live_courses c ON c.tag = g.course_tag CROSS JOIN LATERAL (SELECT ${isOfClass('$userId::uuid')} AS is) asked
   WHERE r.call_id = $callId AND r.state = 'RECORDING'`,
);

/** Of who is of the class alone: others may be in the call, and the class is not theirs. */
export const agreeStatement = statement(
  'live-course.agree-to-recording',
  `INSERT INTO live_recording_consents (recording_id, user_id)
   SELECT r.id, $userId::uuid FROM live_recordings r JOIN live_lessons l ON l.id = r.lesson_id
   WHERE r.id = $id AND r.state = 'RECORDING'
     AND ${isOfClass('$userId::uuid')}
   ON CONFLICT (recording_id, user_id) DO UPDATE SET agreed_at = now(), held_at = now(), withdrawn_at = NULL`,
);

export const withdrawStatement = statement(
  'live-course.withdraw-from-recording',
  `UPDATE live_recording_consents SET withdrawn_at = now()
   WHERE recording_id = $id AND user_id = $userId AND withdrawn_at IS NULL`,
);

/** Bytes of one person in a recording: more than four hours of a camera and a screen of ours. */
const mostOfOne = 4_000_000_000;

/** Keeps what a part of a film is; of who does not agree, or of one that is over, nothing. */
export const keepPartStatement = statement(
  'live-course.keep-recording-part',
  `WITH film AS (
     SELECT c.recording_id FROM live_recording_consents c JOIN live_recordings r ON r.id = c.recording_id
     WHERE c.recording_id = $recordingId AND c.user_id = $userId AND r.state = 'RECORDING'
       AND ${isKept('c')}
       AND (SELECT coalesce(sum(p.bytes), 0) FROM live_recording_films f JOIN live_recording_parts p ON p.film_id = f.id
            WHERE f.recording_id = c.recording_id AND f.user_id = c.user_id) < ${String(mostOfOne)}
     FOR SHARE OF c, r
   ), made AS (
     INSERT INTO live_recording_films (id, recording_id, user_id, kind, starts_ms)
     SELECT $filmId::uuid, recording_id, $userId::uuid, $kind, $startsAt::int FROM film ON CONFLICT (id) DO NOTHING
   )
   INSERT INTO live_recording_parts (film_id, number, bytes, from_ms, until_ms, is_key, width, height, spoken)
   SELECT $filmId::uuid, $number::int, $bytes::int, $from::int, $until::int, $isKey::boolean, $width::int, $height::int, $spoken::int[] FROM film ON CONFLICT DO NOTHING`,
);

/** Moments of one person; more of them nobody reads. */
const momentsOfOne = 200;

/** What somebody does who is in it, or was; of others nothing but that they stopped it. */
export const noteMomentStatement = statement(
  'live-course.note-recording-moment',
  `INSERT INTO live_recording_moments (recording_id, user_id, kind, at_ms)
   SELECT id, $userId::uuid, $kind, $at::int
   FROM live_recordings r WHERE id = $id AND state = 'RECORDING'
     AND ($kind = 'STOPPED' OR EXISTS (
       SELECT FROM live_recording_consents c WHERE c.recording_id = r.id AND c.user_id = $userId AND ${isKept('c')} FOR SHARE))
     AND (SELECT count(*) FROM live_recording_moments m WHERE m.recording_id = r.id AND m.user_id = $userId) < ${String(momentsOfOne)}`,
);

/** It is over: a job makes films of its parts. */
export const endStatement = statement<{ id: string; attempt: number }>(
  'live-course.end-room-recording',
  `UPDATE live_recordings SET state = 'PROCESSING', begun_at = now() WHERE id = $id AND state = 'RECORDING' RETURNING id, attempt`,
);

/** Those that nobody says of that they go on: whoever recorded them died. */
export const endSilentStatement = statement<{ id: string; attempt: number }>(
  'live-course.end-silent-recordings',
  `UPDATE live_recordings SET state = 'PROCESSING', begun_at = now()
   WHERE state = 'RECORDING' AND heard_at < now() - interval '${String(roomSilenceSeconds)} seconds' RETURNING id, attempt`,
);

export interface FilmToJoin {
  id: string;
  kind: RecordingFilmKind;
  userId: string;
}

export const filmsToJoinQuery = statement<FilmToJoin>(
  'live-course.films-to-join',
  'SELECT id, kind, user_id AS "userId" FROM live_recording_films WHERE recording_id = $id AND path IS NULL ORDER BY starts_ms, id',
);

/** A part as it is kept; ms of its film. */
export interface PartRow {
  number: number;
  bytes: number;
  at: number;
  until: number;
  isKey: boolean;
  width: number;
  height: number;
  spoken: number[];
}

export const partsQuery = statement<PartRow>(
  'live-course.parts-of-film',
  `SELECT number, bytes, from_ms AS at, until_ms AS until, is_key AS "isKey", width, height, spoken
   FROM live_recording_parts WHERE film_id = $filmId ORDER BY number`,
);

export const placeFilmStatement = statement(
  'live-course.place-film',
  `UPDATE live_recording_films SET path = $path, milliseconds = $milliseconds, spoken = $spoken::int[]
   WHERE id = $filmId AND path IS NULL`,
);

export const forgetPartsStatement = statement(
  'live-course.forget-parts',
  'DELETE FROM live_recording_parts WHERE film_id = $filmId',
);

/** How long it is, and how many films it has. */
export const lengthOfFilmsQuery = statement<{ milliseconds: number | null }>(
  'live-course.length-of-films',
  'SELECT max(starts_ms + milliseconds) AS milliseconds FROM live_recording_films WHERE recording_id = $id AND path IS NOT NULL',
);

/** A film as its player needs it. */
export interface FilmRow {
  id: string;
  kind: RecordingFilmKind;
  startsAt: number;
  milliseconds: number;
  spoken: number[];
  path: string;
  mayTakeOut: boolean;
  user: { id: string; firstName: string; lastName: string; profilePictureUrl: string | null };
}

const shown = `json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'profilePictureUrl', u.picture_url)`;

/** Those of a recording, but of whoever the reader must not meet. Names are those of today. */
export const filmsQuery = statement<FilmRow>(
  'live-course.films-of-recording',
  `SELECT f.id, f.kind, f.starts_ms AS "startsAt", f.milliseconds, f.spoken, f.path, ${shown} AS user, ${mayTakeOut('f.user_id')} AS "mayTakeOut"
   FROM live_recording_films f ${people.join('u', 'f.user_id')} JOIN live_recordings r ON r.id = f.recording_id
     LEFT ${joinOwn('own', 'r.group_id', '$userId')}
   WHERE f.recording_id = $id AND f.path IS NOT NULL AND NOT ${blocks.hiddenFrom('$userId::uuid', 'f.user_id')} ORDER BY f.starts_ms, f.id`,
);

/** What happened in it, by the same rule. */
export const momentsQuery = statement<
  Pick<FilmRow, 'user' | 'mayTakeOut'> & { kind: RecordingMomentKind; at: number }
>(
  'live-course.moments-of-recording',
  `SELECT m.kind, m.at_ms AS at, ${shown} AS user, ${mayTakeOut('m.user_id')} AS "mayTakeOut"
   FROM live_recording_moments m ${people.join('u', 'm.user_id')} JOIN live_recordings r ON r.id = m.recording_id
     LEFT ${joinOwn('own', 'r.group_id', '$userId')}
   WHERE m.recording_id = $id AND NOT ${blocks.hiddenFrom('$userId::uuid', 'm.user_id')} ORDER BY m.at_ms, m.id`,
);
