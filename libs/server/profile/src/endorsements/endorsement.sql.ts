import { isFindable, userSummaryJson } from '@lyceum/auth';
import { blocks, type ContactService } from '@lyceum/friends';

/**
 * SQL of whether the viewer reads the endorsement `e` of `g` for `u`, to whom they are as near as `seen` says: all do who may
 * know of both, whom it is for with what they hide, and who gave it what waits. A block between the two ends it for everybody.
 * @param viewerId SQL of the viewer's id @param asStaff whether the viewer `asksAsStaff`
 */
export function isReadSql(contact: ContactService, viewerId: string, asStaff: boolean): string {
  const isOpen = `NOT e.is_hidden AND seen.reach >= 1 AND ${contact.sql('SUGGEST', viewerId, 'g', asStaff)}`;
  return `((e.status = 'HELD' AND g.id = ${viewerId}
      OR e.status = 'VISIBLE' AND (g.id = ${viewerId} OR seen.reach = 3 OR ${isOpen}))
    AND ${isFindable('g')} AND NOT ${blocks.between('g.id', 'u.id')} AND NOT ${blocks.between(viewerId, 'g.id')})`;
}

/** SQL of an endorsement `e` of `g` for `u` as JSON; what is hidden, whom it is for alone is told. */
export const endorsementJson = `json_build_object('id', e.id, 'endorsementText', e.endorsement_text,
  'receivingUser', ${userSummaryJson('u')}, 'givingUser', ${userSummaryJson('g')}, 'isWaiting', e.status = 'HELD',
  'isHidden', CASE WHEN seen.reach = 3 THEN e.is_hidden END, 'createdAt', e.created_at, 'updatedAt', e.updated_at)`;
