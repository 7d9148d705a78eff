/**
 * SQL that opens a case about somebody the house noticed, for staff. There is one open case about one person: what is
 * noticed while it is open comes into it, and so do the people it is about.
 * @param noticed SQL of a query of `id`, `title`, `preview` and `people`, an array of ids
 */
export const alertText = (noticed: string): string => `
  INSERT INTO moderation_cases AS c (kind, target_type, target_id, community_id, author_id, title, preview, people)
  SELECT 'ALERT', 'USER', noticed.id, NULL, noticed.id, noticed.title, noticed.preview, noticed.people
  FROM (${noticed}) noticed ORDER BY noticed.id
  ON CONFLICT (target_type, target_id) WHERE status = 'OPEN' AND kind <> 'APPEAL'
    DO UPDATE SET people = c.people || ARRAY(
      SELECT person FROM unnest(excluded.people) WITH ORDINALITY AS more (person, place)
      WHERE person <> ALL(c.people) ORDER BY place),
      preview = CASE WHEN c.title = excluded.title OR strpos(c.preview, excluded.preview) > 0 THEN c.preview
                     ELSE c.preview || ' ' || excluded.preview END`;
