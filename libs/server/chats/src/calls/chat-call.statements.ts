import { people } from '@lyceum/auth';
import { callsLimits } from '@lyceum/contracts/calls';
import { blocks, type ContactService } from '@lyceum/friends';
import { ofEachUser, statement } from '@lyceum/kernel';
import { isShown, mayWrite, title } from '../chat.statements';
import { isCallOpen } from './open-call.sql';

const { retrySeconds, invitationSeconds, unenteredSeconds, leaseSeconds, silenceSeconds } = callsLimits;

const seconds = (count: number): string => `interval '${String(count)} seconds'`;

/** What stands in the way of a call, or does not. */
export interface StandingRow {
  /** Of the chat. */
  id: string;
  isGroupChat: boolean;
  mayWrite: boolean;
  isOpen: boolean;
  /** Until the next call may begin; 0 or less when it may. */
  waitSeconds: number;
  callId: string | null;
  joinUrl: string | null;
}

const standing = (contact: ContactService): string => `
  SELECT c.id, c.one_id IS NULL AS "isGroupChat", ${mayWrite(contact)} AS "mayWrite", ${isCallOpen} AS "isOpen",
    COALESCE(ceil(extract(epoch FROM c.latest_call_at + ${seconds(retrySeconds)} - now())), 0)::int AS "waitSeconds",
    c.call_id AS "callId", c.latest_join_url AS "joinUrl"
  FROM chats c JOIN chat_members m ON m.chat_id = c.id AND m.user_id = $userId WHERE c.id = $chatId AND ${isShown}`;

/** An invitation that waits for its reader. */
export interface CallInvitationRow {
  chatId: string;
  /** Null of two people. */
  title: string | null;
  caller: { id: string; firstName: string; lastName: string; profilePictureUrl: string | null };
  secondsLeft: number;
  isSilent: boolean;
}

/** What depends on who may write to whom; made once all domains have said what people have in common. */
export const chatCallStatements = (contact: ContactService) => ({
  standing: statement<StandingRow>('chats.call-standing', standing(contact)),

  /**
   * Begins a call, if the caller may, none goes on, and the latest one began long enough ago: one statement, so that of many at once one
   * begins (checklist lines 203, 204). The row is looked at again by whoever waited for it.
   */
  begin: statement<{ id: string }>(
    'chats.begin-call',
    `WITH standing AS (${standing(contact)})
    UPDATE chats c SET latest_call_at = now(), call_in_progress = TRUE, latest_join_url = NULL, init_user_id = $userId, call_id = $callId,
      accepted_users = '{}', declined_users = '{}', call_host = NULL, call_until = now() + ${seconds(unenteredSeconds)},
      invited_users = ARRAY(
        SELECT o.user_id FROM chat_members o WHERE o.chat_id = c.id AND o.user_id <> $userId AND o.user_id = ANY($invited::uuid[]))
    FROM standing s
    WHERE c.id = s.id AND s."mayWrite" AND NOT ${isCallOpen}
      AND (c.latest_call_at IS NULL OR c.latest_call_at <= now() - ${seconds(retrySeconds)})
    RETURNING c.id`,
  ),

  /** Says yes, or comes back, while the call goes on; whose call it is was not asked. */
  accept: statement<{ callId: string; joinUrl: string }>(
    'chats.accept-call',
    `WITH standing AS (${standing(contact)})
    UPDATE chats c SET declined_users = array_remove(c.declined_users, $userId),
      accepted_users = CASE WHEN c.init_user_id = $userId THEN c.accepted_users
        ELSE array_append(array_remove(c.accepted_users, $userId), $userId) END
    FROM standing s WHERE c.id = s.id AND s."mayWrite" AND ${isCallOpen}
    RETURNING c.call_id AS "callId", c.latest_join_url AS "joinUrl"`,
  ),

  /** Invitations that stand for a minute, and as long as their reader said neither yes nor no (checklist line 205). */
  invitations: statement<CallInvitationRow>(
    'chats.call-invitations',
    `SELECT c.id AS "chatId", ${title} AS title,
      json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'profilePictureUrl', u.picture_url) AS caller,
      COALESCE(m.muted_until > now(), FALSE) AS "isSilent",
      ceil(extract(epoch FROM c.latest_call_at + ${seconds(invitationSeconds)} - now()))::int AS "secondsLeft"
    FROM chat_members m JOIN chats c ON c.id = m.chat_id ${people.join('u', 'c.init_user_id')}
    WHERE m.user_id = $userId AND ${isCallOpen} AND c.latest_call_at > now() - ${seconds(invitationSeconds)}
      AND $userId = ANY(c.invited_users) AND NOT $userId = ANY(c.accepted_users || c.declined_users)
      AND ${isShown} AND NOT ${blocks.hiddenFrom('$userId::uuid', 'c.init_user_id')} AND ${mayWrite(contact)}
    ORDER BY c.latest_call_at, c.id`,
  ),

  /**
   * Who of them may be in the call together: who may write in its chat, and has no block with any of the others. One of two people whose
   * friendship ended, or whoever was taken out, is not among them (checklist lines 143, 144).
   */
  mayStay: statement<{ forUserIds: string; mayStay: boolean }>(
    'chats.may-stay-in-call',
    ofEachUser<{ mayStay: boolean }>(
      `SELECT TRUE AS "mayStay" FROM chats c JOIN chat_members m ON m.chat_id = c.id AND m.user_id = $userId
       WHERE c.id = $chatId::uuid AND ${isShown} AND ${mayWrite(contact)}
         AND NOT EXISTS (SELECT FROM unnest($userIds::uuid[]) AS with_them (id) WHERE ${blocks.between('$userId', 'with_them.id')})`,
      ['mayStay'],
    ),
  ),
});

export const openCallStatement = statement(
  'chats.open-call',
  'UPDATE chats SET latest_join_url = $joinUrl WHERE id = $chatId AND call_id = $callId',
);

/** A call that found no room was none: the next one need not wait for it. */
export const unmakeCallStatement = statement(
  'chats.unmake-call',
  `UPDATE chats SET call_in_progress = FALSE, call_until = '-infinity', latest_call_at = NULL, call_id = NULL, invited_users = '{}'
  WHERE id = $chatId AND call_id = $callId`,
);

/** Says no, while the invitation stands; who said yes is in the call, and leaves it there. */
export const declineCallStatement = statement(
  'chats.decline-call',
  `UPDATE chats c SET declined_users = array_append(array_remove(c.declined_users, $userId), $userId)
  FROM chat_members m WHERE c.id = $chatId AND m.chat_id = c.id AND m.user_id = $userId
    AND ${isCallOpen} AND $userId = ANY(c.invited_users) AND NOT $userId = ANY(c.accepted_users)`,
);

/** A room without a host, or with one that was not heard of for a while. */
const isUnhosted = `(c.call_host IS NULL OR c.call_until < now() + ${seconds(leaseSeconds - silenceSeconds)})`;

/** Makes this process the host of the call's room, if it has none. Answers who is. */
export const hostCallStatement = statement<{ host: string; chatId: string }>(
  'chats.host-call',
  `UPDATE chats c SET call_host = CASE WHEN ${isUnhosted} THEN $host::uuid ELSE c.call_host END,
    call_until = CASE WHEN ${isUnhosted} THEN now() + ${seconds(leaseSeconds)} ELSE c.call_until END
  WHERE c.call_id = $callId AND ${isCallOpen} RETURNING c.call_host AS host, c.id AS "chatId"`,
);

/** Makes this process the host of rooms whose own one died: calls that go on, and of which nothing was heard for a while. */
export const takeOverCallsStatement = statement<{ callId: string; chatId: string }>(
  'chats.take-over-calls',
  `UPDATE chats c SET call_host = $host, call_until = now() + ${seconds(leaseSeconds)}
  WHERE ${isCallOpen} AND c.call_host IS NOT NULL AND ${isUnhosted} RETURNING c.call_id AS "callId", c.id AS "chatId"`,
);

/** Whoever began the call or said yes to it, in that order. */
export const admittedToCallQuery = statement<{ userIds: string[] }>(
  'chats.admitted-to-call',
  `SELECT array_prepend(c.init_user_id, c.accepted_users) AS "userIds" FROM chats c
   WHERE c.call_id = $callId AND c.call_in_progress AND c.init_user_id IS NOT NULL`,
);

/** That these rooms are there. Those it does not answer are over, or of another process. */
export const holdCallsStatement = statement<{ callId: string }>(
  'chats.hold-calls',
  `UPDATE chats c SET call_until = now() + ${seconds(leaseSeconds)}
  WHERE c.call_id = ANY($callIds::uuid[]) AND c.call_host = $host AND c.call_in_progress RETURNING c.call_id AS "callId"`,
);

export const endCallStatement = statement<{ chatId: string }>(
  'chats.end-call',
  `UPDATE chats SET call_in_progress = FALSE, call_until = now() WHERE call_id = $callId AND call_in_progress
  RETURNING id AS "chatId"`,
);

/** Calls whose servers died: to whoever reads them they were over already. */
export const endLapsedCallsStatement = statement<{ chatId: string }>(
  'chats.end-lapsed-calls',
  `UPDATE chats SET call_in_progress = FALSE WHERE call_in_progress AND call_until <= now()
  RETURNING id AS "chatId"`,
);

/** Whoever is in the chat, over a block, too: that a call is over is no news of the other. */
export const calledQuery = statement<{ id: string }>(
  'chats.called',
  'SELECT user_id AS id FROM chat_members WHERE chat_id = $chatId',
);

export const hostsOfCallQuery = statement<{ id: string }>(
  'chats.hosts-of-call',
  `SELECT m.user_id AS id FROM chats c JOIN chat_members m ON m.chat_id = c.id
   WHERE c.id = $chatId AND c.one_id IS NULL AND (m.role = 'OWNER' OR m.user_id = c.init_user_id)`,
);
