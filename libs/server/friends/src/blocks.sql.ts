/** Everybody with a block with this person, of whichever of the two. It depends on no row, so that a statement reads it once. */
const partnersOf = (viewer: string): string => `
  SELECT blocked_id FROM user_blocks WHERE blocker_id = ${viewer}
  UNION ALL SELECT blocker_id FROM user_blocks WHERE blocked_id = ${viewer}`;

/**
 * What a block means, in SQL, for every statement to take in (checklist line 144); nobody else reads the table. The
 * parameters are SQL: of an id never NULL, e.g. `$1::uuid`, or of an array of ids.
 */
export const blocks = {
  /** Whether one of two people has blocked the other. For pairs that differ by row. */
  between: (one: string, other: string): string =>
    `EXISTS (SELECT FROM user_blocks WHERE (blocker_id, blocked_id) IN ((${one}, ${other}), (${other}, ${one})))`,

  /** The same of whether there was one at that time. @param moment SQL of a timestamptz */
  betweenAt: (one: string, other: string, moment: string): string =>
    `EXISTS (SELECT FROM user_blocks WHERE (blocker_id, blocked_id) IN ((${one}, ${other}), (${other}, ${one})) AND created_at <= ${moment})`,

  /** Whether the first has blocked the second: for the first's eyes only. */
  by: (blocker: string, blocked: string): string =>
    `EXISTS (SELECT FROM user_blocks WHERE blocker_id = ${blocker} AND blocked_id = ${blocked})`,

  /** Who is blocked finds nobody; who has blocked finds whom they can unblock. */
  finds: (viewer: string, person: string): string =>
    `(${blocks.by(viewer, person)} OR NOT ${blocks.by(person, viewer)})`,

  /** SQL of one column, the ids of everybody with a block with this person. */
  partnersOf,

  /** Whether the viewer must not meet this person. The viewer is the same in all rows of the statement. */
  hiddenFrom: (viewer: string, person: string): string => `(${person} IN (${partnersOf(viewer)}))`,

  /** Whether the viewer must not meet one of these people. */
  anyHiddenFrom: (viewer: string, people: string): string => `((${people}) && ARRAY(${partnersOf(viewer)}))`,
};
