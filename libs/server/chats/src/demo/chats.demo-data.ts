import type { DemoSeeder } from '@lyceum/database';

/** The demo student's chat with a friend, with something to read, and a group of three. */
export const chatsDemoData: DemoSeeder = {
  name: 'chats',
  async seed(manager) {
    await manager.query(`
      WITH people AS (
        SELECT (SELECT id FROM users WHERE email = 'student@lyceum.example') AS student,
               (SELECT id FROM users WHERE email = 'member-1@lyceum.example') AS friend,
               (SELECT id FROM users WHERE email = 'member-2@lyceum.example') AS another
      ), pair AS (
        INSERT INTO chats (one_id, other_id, last_seq, active_at)
        SELECT LEAST(student, friend), GREATEST(student, friend), 4, now() - interval '20 minutes' FROM people RETURNING id
      ), club AS (
        INSERT INTO chats (title, last_seq, active_at)
        SELECT 'Debate on Friday', 3, now() - interval '3 hours' FROM people RETURNING id
      ), entered AS (
        INSERT INTO chat_members (chat_id, user_id, role, read_seq)
        SELECT pair.id, student, 'MEMBER', 2 FROM pair, people UNION ALL SELECT pair.id, friend, 'MEMBER', 4 FROM pair, people
        UNION ALL SELECT club.id, student, 'OWNER', 3 FROM club, people
        UNION ALL SELECT club.id, friend, 'MEMBER', 3 FROM club, people
        UNION ALL SELECT club.id, another, 'MEMBER', 3 FROM club, people
      )
      INSERT INTO chat_messages (chat_id, seq, author_id, client_key, text, created_at)
      SELECT chat.id, said.seq, CASE said.who WHEN 'student' THEN student WHEN 'friend' THEN friend ELSE another END,
             uuidv7(), said.text, now() - make_interval(mins => said.minutes_ago)
      FROM people, (VALUES
        ('pair', 1, 'friend', 'Did you get your topic for the essay?', 50),
        ('pair', 2, 'student', 'Yes! Rivers as borders. You?', 46),
        ('pair', 3, 'friend', 'Lighthouses. I have no idea where to begin.', 22),
        ('pair', 4, 'friend', 'Shall we read each other''s outline on Thursday?', 20),
        ('club', 1, 'student', 'Who speaks first on Friday?', 240),
        ('club', 2, 'another', 'I can open, if somebody else does the summary.', 200),
        ('club', 3, 'friend', 'Summary is mine. Practice at four?', 180)
      ) AS said (chat, seq, who, text, minutes_ago)
      JOIN (SELECT 'pair' AS name, id FROM pair UNION ALL SELECT 'club', id FROM club) chat ON chat.name = said.chat`);
  },
};
