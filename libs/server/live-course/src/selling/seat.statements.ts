import { people } from '@lyceum/auth';
import type { Currency } from '@lyceum/contracts/payments';
import { standingSql } from '@lyceum/friends';
import { statement } from '@lyceum/kernel';
import { mayLearn } from '../enrolment/enrolment.statements';
import { freeSeats, isHeld, isIn, meetsBlock } from '../live-course.sql';

/** A class as it is sold. */
export interface SoldGroupRow {
  groupId: string;
  groupTag: string;
  courseId: string;
  courseTag: string;
  name: string;
  priceMinor: number;
  currency: Currency;
  startsAt: Date;
  endsAt: Date;
}

const soldGroup = `
  SELECT g.id AS "groupId", g.group_tag AS "groupTag", c.id AS "courseId", c.tag AS "courseTag", c.name, c.price_minor AS "priceMinor",
    c.currency, g.session_starts_at AS "startsAt", g.session_ends_at AS "endsAt"
  FROM live_course_groups g JOIN live_courses c ON c.tag = g.course_tag`;

/** By its tag, of a course that everybody may read of. */
export const soldGroupOfTagQuery = statement<SoldGroupRow>(
  'live-course.sold-group-of-tag',
  `${soldGroup} WHERE g.group_tag = $name AND c.price_minor > 0 AND c.published_at IS NOT NULL`,
);

export const soldGroupQuery = statement<SoldGroupRow>(
  'live-course.sold-group',
  `${soldGroup} WHERE g.id = $id AND c.price_minor > 0`,
);

/** Holds the course of a class: of orders of one person for two of its classes, the second sees what became of the first. */
export const holdCourseOfGroupStatement = statement<{ tag: string }>(
  'live-course.hold-course-of-group',
  `SELECT c.tag FROM live_courses c JOIN live_course_groups g ON g.course_tag = c.tag WHERE g.id = $groupId FOR NO KEY UPDATE OF c`,
);

/** Holds the course of a class, then the class: whoever else gives or frees its seats waits. */
export const holdClassStatement = statement<{ id: string }>(
  'live-course.hold-class',
  `SELECT g.id FROM live_courses c JOIN live_course_groups g ON g.course_tag = c.tag WHERE g.id = $groupId FOR NO KEY UPDATE OF c, g`,
);

/** What decides whether somebody can have a seat of a class (decision 54). */
export interface SeatFacts {
  isOpen: boolean;
  isOver: boolean;
  mayLearn: boolean;
  /** Is known to be of the age of those who learn there, and has no block with any of them: others come in by the word of staff. */
  needsNoStaff: boolean;
  /** Staff did not let them in. */
  wasRefused: boolean;
  isStudent: boolean;
  hasOtherRole: boolean;
  wasTakenOut: boolean;
  isElsewhere: boolean;
  isFull: boolean;
  /** Somebody waits who may come in: they are let in before. */
  isAwaited: boolean;
}

/** `$orderId` is the order that asks, whose own hold is no reason against it; NULL where none does. */
export const seatFactsQuery = statement<SeatFacts>(
  'live-course.seat-facts',
  `SELECT g.takes_enrolments AND c.published_at IS NOT NULL AND g.session_ends_at > now() AS "isOpen", g.session_ends_at <= now() AS "isOver",
     ${mayLearn('u')} AS "mayLearn", ${standingSql('u')} IN ('MINOR', 'PEER') AND NOT ${meetsBlock('g.id', 'u.id')} AS "needsNoStaff",
     EXISTS (SELECT FROM live_course_refusals r WHERE r.group_id = g.id AND r.user_id = u.id) AS "wasRefused",
     COALESCE(${isIn('own')} AND own.role = 'STUDENT', false) AS "isStudent", COALESCE(${isIn('own')} AND own.role <> 'STUDENT', false) AS "hasOtherRole",
     COALESCE(NOT ${isIn('own')} AND (own.taken_by_staff OR NOT own.left_by_refund), false) AS "wasTakenOut",
     EXISTS (SELECT FROM live_course_groups other
       WHERE other.course_tag = c.tag AND other.id <> g.id AND other.session_ends_at > now() AND (
         EXISTS (SELECT FROM live_course_members m WHERE m.group_id = other.id AND m.user_id = u.id AND ${isIn('m')})
         OR EXISTS (SELECT FROM live_course_waiting w WHERE w.group_id = other.id AND w.user_id = u.id)
         OR EXISTS (SELECT FROM live_sold_seats s WHERE s.group_id = other.id AND s.user_id = u.id AND ${isHeld('s')}))) AS "isElsewhere",
     COALESCE(${freeSeats('g.id')} + (SELECT count(*)::int FROM live_sold_seats s WHERE s.order_id = $orderId::uuid AND ${isHeld('s')}) < 1
       OR (NOT EXISTS (SELECT FROM live_sold_seats s WHERE s.order_id = $orderId::uuid AND ${isHeld('s')})
         AND EXISTS (SELECT FROM live_course_waiting w WHERE w.group_id = g.id AND w.may_enter AND w.user_id <> u.id)), false) AS "isFull",
     EXISTS (SELECT FROM live_course_waiting w WHERE w.group_id = g.id AND w.may_enter) AS "isAwaited"
   FROM live_course_groups g JOIN live_courses c ON c.tag = g.course_tag ${people.join('u', '$userId')}
   LEFT JOIN live_course_members own ON own.group_id = g.id AND own.user_id = u.id
   WHERE g.id = $groupId`,
);

export const holdSeatStatement = statement(
  'live-course.hold-seat',
  `INSERT INTO live_sold_seats (order_id, group_id, user_id, held_until)
   VALUES ($orderId, $groupId, $userId, clock_timestamp() + make_interval(mins => $minutes::int))`,
);

export const keepSeatStatement = statement(
  'live-course.keep-seat',
  `UPDATE live_sold_seats s SET held_until = clock_timestamp() + make_interval(mins => $minutes::int)
   WHERE order_id = $orderId AND ${isHeld('s')}`,
);

/** A seat as an order has it. */
export interface SoldSeatRow {
  groupId: string;
  userId: string;
  isHeld: boolean;
  isDelivered: boolean;
  isRevoked: boolean;
}

export const soldSeatQuery = statement<SoldSeatRow>(
  'live-course.sold-seat',
  `SELECT s.group_id AS "groupId", s.user_id AS "userId", ${isHeld('s')} AS "isHeld", s.delivered_at IS NOT NULL AS "isDelivered",
     s.revoked_at IS NOT NULL AS "isRevoked"
   FROM live_sold_seats s WHERE s.order_id = $orderId`,
);

export const releaseSeatsStatement = statement<{ groupId: string }>(
  'live-course.release-seats',
  `UPDATE live_sold_seats SET held_until = NULL WHERE order_id = ANY($orderIds::uuid[]) AND delivered_at IS NULL AND held_until IS NOT NULL
   RETURNING group_id AS "groupId"`,
);

export const seatDeliveredStatement = statement(
  'live-course.seat-delivered',
  `INSERT INTO live_sold_seats (order_id, group_id, user_id, delivered_at) VALUES ($orderId, $groupId, $userId, now())
   ON CONFLICT (order_id) DO UPDATE SET held_until = NULL, delivered_at = now()`,
);

/** Takes a place back that an order gave: who left by that alone may buy one again. */
export const revokeSeatStatement = statement<{ userId: string }>(
  'live-course.revoke-seat',
  `WITH seat AS (
     UPDATE live_sold_seats SET revoked_at = now() WHERE order_id = $orderId AND delivered_at IS NOT NULL AND revoked_at IS NULL
     RETURNING group_id, user_id)
   UPDATE live_course_members m SET state = 'WITHDRAWN', left_by_refund = true, updated_at = now() FROM seat
   WHERE m.group_id = seat.group_id AND m.user_id = seat.user_id AND m.role = 'STUDENT' AND ${isIn('m')}
   RETURNING m.user_id AS "userId"`,
);
