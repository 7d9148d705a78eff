/** SQL of the files of a message, the first first. @param message alias of its row @param isShown SQL of whether what it says is shown */
export const filesOf = (message: string, isShown: string): string => `
  COALESCE((SELECT json_agg(json_build_object('id', f.id, 'name', f.name, 'path', f.url, 'type', f.type, 'size', f.size,
    'width', f.width, 'height', f.height) ORDER BY f.position)
    FROM chat_message_files f WHERE f.message_id = ${message}.id AND ${isShown}), '[]')`;

/** SQL of the words of a message and the names of its files, as staff are shown them. @param message alias of its row */
export const wordsOf = (message: string): string => `
  concat_ws(E'\\n', NULLIF(${message}.text, ''), (SELECT string_agg('File: ' || f.name, E'\\n' ORDER BY f.position)
    FROM chat_message_files f WHERE f.message_id = ${message}.id))`;
