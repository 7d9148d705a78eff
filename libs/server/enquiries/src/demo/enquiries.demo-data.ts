import type { DemoSeeder } from '@lyceum/database';

/** What came in by the form: new, taken with a note, answered, closed. */
export const enquiriesDemoData: DemoSeeder = {
  name: 'enquiries',
  async seed(manager) {
    await manager.query(`
      WITH staff AS (SELECT id FROM users WHERE email = 'admin@lyceum.example'), came AS (
        INSERT INTO enquiries (client_key, name, email, topic, text, page_uri, state, owner_id, created_at, closed_at)
        SELECT uuidv7(), c.name, c.email, c.topic, c.text, '/contact', c.state,
          CASE WHEN c.state <> 'NEW' THEN (SELECT id FROM staff) END, now() - c.hours * interval '1 hour',
          CASE WHEN c.state = 'CLOSED' THEN now() - interval '20 hours' END
        FROM (VALUES
          ('Salma Idrissi', 'salma.idrissi@family.example', 'COURSES', 'NEW', 2,
           'My daughter is in the ninth grade and has never debated. Is the class in public speaking right for her, or is there one before it?'),
          ('Jonas Weber', 'jonas.weber@gymnasium.example', 'SCHOOLS', 'NEW', 5,
           'We are a school of 640 with two debating clubs. Can teachers see what their own students write, and what does it cost for a school?'),
          ('Ines Duarte', 'ines.duarte@family.example', 'COUNSELING', 'TAKEN', 26,
           'He would like to study architecture in Rotterdam. When should one begin with the portfolio?'),
          ('Peter Novak', 'peter.novak@family.example', 'COURSES', 'ANSWERED', 49,
           'Are the live classes recorded? We are in Auckland, and they are at three in the morning.'),
          ('Lena Fischer', 'lena.fischer@paper.example', 'PRESS', 'CLOSED', 90,
           'I write about how students prepare for summits. Whom may I talk to?')
        ) AS c (name, email, topic, state, hours, text)
        RETURNING id, email, state, created_at
      )
      INSERT INTO enquiry_entries (enquiry_id, client_key, kind, author_id, text, created_at, sent_at)
      SELECT came.id, uuidv7(), w.kind, staff.id, w.text, came.created_at + interval '3 hours',
        CASE WHEN w.kind = 'ANSWER' THEN came.created_at + interval '3 hours' END
      FROM came JOIN staff ON TRUE JOIN (VALUES
        ('TAKEN', 'NOTE', 'Asked our counselor for Dutch schools; she writes by Thursday.'),
        ('ANSWERED', 'ANSWER', 'Every live class is recorded, and stands in the classroom the same day, with what was asked in it. Many families in your time zone take the course that way.'),
        ('CLOSED', 'NOTE', 'Talked on the phone; she has all she needs.')
      ) AS w (state, kind, text) ON w.state = came.state`);
  },
};
