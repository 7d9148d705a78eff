import { randomUUID } from 'node:crypto';
import type { RecordingFilmKind, RecordingMomentKind } from '@lyceum/contracts/live-course';
import type { DemoSeeder } from '@lyceum/database';
import type { Config } from '@lyceum/kernel';
import { addDemoDocument, drawFilm } from '@lyceum/uploads';

type Manager = Parameters<DemoSeeder['seed']>[0];

const seconds = 40;

/** Two people talk in turn, in seconds of the lesson: who it is, from when, until when. */
const teacher = { email: 'teacher@lyceum.example', colour: '#461F97', from: 0, speaks: [1, 12, 24, 38] };
const student = { email: 'student@lyceum.example', colour: '#0B7A75', from: 4, speaks: [13, 23] };

const slides = [
  'A scene shows.',
  'Hands, light, and',
  'something not said.',
  'Stop one sentence',
  'too early.',
];

const happened: readonly (readonly [RecordingMomentKind, typeof teacher, number])[] = [
  ['STARTED', teacher, 0],
  ['AGREED', student, 4],
  ['SCREEN_SHARED', teacher, 8],
  ['HAND_UP', student, 12],
  ['STOPPED', teacher, seconds],
];

interface Lesson {
  readonly id: string;
  readonly groupId: string;
  readonly at: Date;
}

/** The latest lesson but one was recorded in its room, too: of its teacher and the demo student, drawn and without a sound. */
export async function seedRoomRecording(manager: Manager, config: Config): Promise<void> {
  if (config.OBJECT_STORE_BUCKET !== undefined) return;
  const [lesson] = await manager.query<Lesson[]>(`
    SELECT l.id, l.group_id AS "groupId", l.starts_at AS at FROM live_lessons l JOIN live_course_groups g ON g.id = l.group_id
    WHERE g.group_tag = 'WRITING-2026-A' AND l.lesson_number = 3`);
  if (!lesson) return;
  const ids = new Map<string, string>();
  for (const { email } of [teacher, student]) {
    const [person] = await manager.query<{ id: string }[]>('SELECT id FROM users WHERE email = $1', [email]);
    ids.set(email, person?.id ?? '');
  }
  const recordingId = randomUUID();
  await manager.query(
    `INSERT INTO live_recordings (id, group_id, lesson_id, file_name, type, state, milliseconds, call_id, started_at, heard_at, ready_at, created_by, created_at)
     VALUES ($1, $2, $3, $4, 'GALLERY_VIEW', 'READY', $5, gen_random_uuid(), $6::timestamptz, $6, $6::timestamptz + interval '2 minutes', $7, $6)`,
    [
      recordingId,
      lesson.groupId,
      lesson.id,
      `${lesson.at.toISOString().slice(0, 10)} Everybody`,
      seconds * 1_000,
      lesson.at,
      ids.get(teacher.email),
    ],
  );
  await manager.query(
    `INSERT INTO live_recording_consents (recording_id, user_id, agreed_at) SELECT $1, unnest($2::uuid[]), $3`,
    [recordingId, [...ids.values()], lesson.at],
  );
  for (const [kind, { email }, at] of happened)
    await manager.query(
      'INSERT INTO live_recording_moments (recording_id, user_id, kind, at_ms) VALUES ($1, $2, $3, $4)',
      [recordingId, ids.get(email), kind, at * 1_000],
    );
  const add = (kind: RecordingFilmKind, who: typeof teacher, from: number): Promise<void> =>
    addFilm(manager, config, {
      recordingId,
      kind,
      who,
      from,
      ownerId: ids.get(who.email) ?? '',
      at: lesson.at,
    });
  await add('PERSON', teacher, teacher.from);
  await add('PERSON', student, student.from);
  await add('SCREEN', teacher, 8);
}

interface DemoFilm {
  readonly recordingId: string;
  readonly kind: RecordingFilmKind;
  readonly who: typeof teacher;
  readonly from: number;
  readonly ownerId: string;
  readonly at: Date;
}

async function addFilm(
  manager: Manager,
  config: Config,
  { recordingId, kind, who, from, ownerId, at }: DemoFilm,
): Promise<void> {
  const isScreen = kind === 'SCREEN';
  const [width, height] = [480, 270];
  const draw = (second: number): string => (isScreen ? slide(second) : portrait(who, from + second));
  const bytes = await drawFilm({ seconds: seconds - from, width, height, pictureAt: draw });
  const name = `${kind.toLowerCase()}.webm`;
  const sent = { ownerId, folder: 'room-films', name, type: 'video/webm' } as const;
  const { url } = await addDemoDocument(manager, config, { ...sent, bytes, at });
  const filmId = randomUUID();
  await manager.query(
    'INSERT INTO live_recording_films (id, recording_id, user_id, kind, starts_ms) VALUES ($1, $2, $3, $4, $5)',
    [filmId, recordingId, ownerId, kind, from * 1_000],
  );
  // That a file is used is noted as its path comes.
  await manager.query(
    'UPDATE live_recording_films SET path = $2, milliseconds = $3, spoken = $4::int[] WHERE id = $1',
    [
      filmId,
      url,
      (seconds - from) * 1_000,
      isScreen ? [] : who.speaks.map((second) => (second - from) * 1_000),
    ],
  );
}

/** Somebody drawn, whose mouth moves while they speak. */
function portrait({ colour, speaks }: typeof teacher, second: number): string {
  const isSpeaking = speaks.some(
    (from, index) => index % 2 === 0 && second >= from && second < (speaks[index + 1] ?? 0),
  );
  const mouth = isSpeaking && second % 2 === 0 ? 14 : 3;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="270">
    <rect width="480" height="270" fill="${colour}"/><circle cx="240" cy="330" r="130" fill="#EAE4FF"/>
    <circle cx="240" cy="120" r="72" fill="#F7D9B8"/><circle cx="214" cy="108" r="7" fill="#1C1830"/>
    <circle cx="266" cy="108" r="7" fill="#1C1830"/><ellipse cx="240" cy="152" rx="22" ry="${String(mouth)}" fill="#C62A4B"/></svg>`;
}

function slide(second: number): string {
  const line = slides[Math.min(slides.length - 1, Math.floor(second / 7))] ?? '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="270" font-family="sans-serif">
    <rect width="480" height="270" fill="#FAF9FC"/><rect width="480" height="10" fill="#6A35E0"/>
    <text x="36" y="60" font-size="18" fill="#5E5873">Writing that is read · Lesson 3</text>
    <text x="36" y="150" font-size="38" font-weight="600" fill="#1C1830">${line}</text></svg>`;
}
