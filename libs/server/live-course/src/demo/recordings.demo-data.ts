import type { DemoSeeder } from '@lyceum/database';
import type { Config } from '@lyceum/kernel';
import { addDemoDocument, drawFilm } from '@lyceum/uploads';

type Manager = Parameters<DemoSeeder['seed']>[0];

/** Each sentence of a recorded lesson is a slide of so many seconds. */
const slideSeconds = 8;

const recorded: Readonly<Record<number, readonly string[]>> = {
  1: [
    'Welcome. Tonight we ask why we write.',
    'Nobody writes because a form has to be filled.',
    'We write to find out what we think.',
    'Take one page, and one thing that you do not understand.',
    'Write until you do. That is your first draft.',
    'Bring it next week. It may be bad; it must be there.',
  ],
  2: [
    'What is a point of view?',
    'It is where the reader stands, and what they can see from there.',
    'I saw her leave. She left. You leave. Three essays.',
    'Choose one, and stay there for a whole page.',
    'Voice is what is left when you take the facts away.',
    'Read it aloud. Where you stumble, your reader does.',
  ],
  3: [
    'A scene shows; a summary tells.',
    'My uncle was angry: that is a summary.',
    'He folded the newspaper into eight: that is a scene.',
    'Give us hands, light, and something that is not said.',
    'Then stop one sentence earlier than you want to.',
  ],
};

const colours = ['#461F97', '#0B7A75', '#5826BF', '#8A5A00', '#36196F', '#6A35E0'] as const;

/** Lessons that are over were recorded, with captions, where this server keeps files itself. */
export async function seedRecordings(manager: Manager, config: Config): Promise<void> {
  if (config.OBJECT_STORE_BUCKET !== undefined) return;
  const lessons = await manager.query<Recorded[]>(`
    SELECT l.id, l.group_id AS "groupId", l.lesson_number AS number, l.ends_at AS at, u.id AS "teacherId"
    FROM live_lessons l JOIN live_course_groups g ON g.id = l.group_id, users u
    WHERE g.group_tag = 'WRITING-2026-A' AND l.lesson_number <= 3 AND u.email = 'teacher@lyceum.example' ORDER BY l.lesson_number`);
  for (const lesson of lessons) await seedRecording(manager, config, lesson);
}

interface Recorded {
  readonly id: string;
  readonly groupId: string;
  readonly number: number;
  readonly at: Date;
  readonly teacherId: string;
}

async function seedRecording(manager: Manager, config: Config, lesson: Recorded): Promise<void> {
  const sentences = recorded[lesson.number] ?? [];
  const seconds = sentences.length * slideSeconds;
  const bytes = await drawFilm({
    seconds,
    width: 640,
    height: 360,
    pictureAt: (second) => slide(lesson.number, sentences, second),
  });
  const name = `Lesson ${String(lesson.number)}.webm`;
  const sent = { ownerId: lesson.teacherId, folder: 'recordings', name, type: 'video/webm' } as const;
  const { url } = await addDemoDocument(manager, config, { ...sent, bytes, at: lesson.at });
  const [row] = await manager.query<{ id: string }[]>(
    `INSERT INTO live_recordings (group_id, lesson_id, file_name, type, path, state, milliseconds, ready_at, created_by, created_at)
     VALUES ($1, $2, $3, 'SHARED_SCREEN_WITH_SPEAKER_VIEW', $4, 'READY', $5, $6, $7, $6) RETURNING id`,
    [
      lesson.groupId,
      lesson.id,
      `Lesson ${String(lesson.number)}`,
      url,
      seconds * 1_000,
      lesson.at,
      lesson.teacherId,
    ],
  );
  await manager.query(
    `INSERT INTO live_recording_cues (recording_id, number, starts_ms, ends_ms, text)
     SELECT $1, said.number, (said.number - 1) * $3, said.number * $3 - 500, said.text
     FROM unnest($2::text[]) WITH ORDINALITY AS said (text, number)`,
    [row?.id, sentences, slideSeconds * 1_000],
  );
}

/** A slide with its sentence and how far the lesson is. */
function slide(number: number, sentences: readonly string[], second: number): string {
  const at = Math.floor(second / slideSeconds);
  const lines = linesOf(sentences[at] ?? '');
  const done = Math.round((640 * (second + 1)) / (sentences.length * slideSeconds));
  const text = lines.map(
    (line, index) =>
      `<text x="48" y="${String(170 + index * 44)}" font-size="34" font-weight="600" fill="#fff">${line}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="360" font-family="sans-serif">
    <rect width="640" height="360" fill="${colours[(number + at) % colours.length] ?? '#461F97'}"/>
    <circle cx="570" cy="80" r="${String(30 + (second % slideSeconds) * 3)}" fill="#F7B84B" opacity=".8"/>
    <text x="48" y="72" font-size="20" fill="#EAE4FF">Writing that is read · Lesson ${String(number)}</text>${text.join('')}
    <rect y="352" width="${String(done)}" height="8" fill="#F7B84B"/></svg>`;
}

/** Words in lines that fit. */
function linesOf(sentence: string): string[] {
  const lines = [''];
  for (const word of sentence.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length > 30) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}
