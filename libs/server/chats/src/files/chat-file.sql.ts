/** SQL of the files of a message, the first first. @param message alias of its row @param isShown SQL of whether what it says is shown */
export const filesOf = (message: string, isShown: string): string => `
  COALESCE((SELECT json_agg(json_build_object('id', f.id, 'name', f.name, 'path', f.url, 'type', f.type, 'size', f.size,
    'width', f.width, 'height', f.height, 'milliseconds', f.milliseconds, 'waveform', f.waveform) ORDER BY f.position)
    FROM chat_message_files f WHERE f.message_id = ${message}.id AND ${isShown}), '[]')`;

/**
 * SQL of whether staff are shown a message by the report of another one, or its own: the one before and the one after, and no more of the
 * chat; nothing that nobody who reported it has heard. @param shown alias of its row @param reported alias of that of the reported one
 */
export const isShownWith = (shown: string, reported: string): string =>
  `(${shown}.chat_id = ${reported}.chat_id AND ${reported}.seq BETWEEN ${shown}.seq - 1 AND ${shown}.seq + 1 AND (${shown}.seq = ${reported}.seq OR (
     ${shown}.seq IN (${reported}.seq - 1, ${reported}.seq + 1) AND ${shown}.seq > COALESCE(${reported}.reported_from, ${reported}.seq))))`;

/** SQL of whether what a message says is gone for all who read the chat. @param message alias of its row */
export const isGone = (message: string): string =>
  `(${message}.deleted_at IS NOT NULL OR ${message}.removed_at IS NOT NULL)`;

/** SQL of whether staff are shown the files of a message by such a report: its own also where it is gone. */
export const showsFilesWith = (shown: string, reported: string): string =>
  `(${isShownWith(shown, reported)} AND (${shown}.id = ${reported}.id OR NOT ${isGone(shown)}))`;

/** What a file is called: a voice note by how long it is. */
const nameOf = `CASE WHEN f.milliseconds IS NULL THEN 'File: ' || f.name
  ELSE 'Voice message (' || to_char(make_interval(secs => round(f.milliseconds / 1000.0)::int), 'FMMI:SS') || ')' END`;

/** SQL of whether a message has a file of such a name, as its author called it. @param message alias of its row @param pattern SQL */
export const hasFileNamed = (message: string, pattern: string): string => `EXISTS (
  SELECT FROM chat_message_files f WHERE f.message_id = ${message}.id AND f.milliseconds IS NULL AND f.name ILIKE ${pattern})`;

/** SQL of the words of a message and the names of its files, as staff are shown them. @param message alias of its row */
export const wordsOf = (message: string): string => `
  concat_ws(E'\\n', NULLIF(${message}.text, ''), (SELECT string_agg(${nameOf}, E'\\n' ORDER BY f.position)
    FROM chat_message_files f WHERE f.message_id = ${message}.id))`;
