import { Injectable } from '@nestjs/common';
import { FileDomain, type FileDomainSource } from '@lyceum/uploads';
import { isDeletedByStaff } from '../access/forum-audit';

const isThere = (row: string): string => `${row}.status IN ('VISIBLE', 'HELD')`;

/** What is said of a reply in a thread: it goes with the thread, and not with what it answers. */
const reply =
  (table: string) =>
  (id: string): string =>
    `EXISTS (
    SELECT FROM ${table} r JOIN threads t ON t.id = r.thread_id
    WHERE r.id = ${id} AND ${isThere('r')} AND ${isThere('t')})`;

/** Staff took it away itself, and not the thread around it: removed it, or deleted what somebody else wrote. */
const isTakenAway =
  (table: string, type?: 'THREAD' | 'POST') =>
  (id: string): string =>
    `EXISTS (
    SELECT FROM ${table} r WHERE r.id = ${id} AND (r.status = 'REMOVED'
      ${type ? `OR (r.status = 'DELETED' AND ${isDeletedByStaff(type, 'r.id')})` : ''}))`;

/**
 * Pictures and videos of threads, replies and forums (`upload_uses`). What waits for a moderator is there for whoever
 * looks at it; what was deleted or removed is gone with its files, until it comes back; to
 * name elsewhere what staff took away does not bring it back.
 */
@Injectable()
@FileDomain()
export class ForumFiles implements FileDomainSource {
  readonly folders = ['thumbnails', 'community-images', 'community-videos'] as const;

  readonly owners = {
    THREAD: {
      isSeen: (id: string) => `EXISTS (SELECT FROM threads t WHERE t.id = ${id} AND ${isThere('t')})`,
      isTakenAway: isTakenAway('threads', 'THREAD'),
    },
    POST: { isSeen: reply('posts'), isTakenAway: isTakenAway('posts', 'POST') },
    COMMENT: { isSeen: reply('comments'), isTakenAway: isTakenAway('comments') },
    COMMUNITY: { isSeen: (id: string) => `EXISTS (SELECT FROM communities c WHERE c.id = ${id})` },
  };
}
