import { createHash } from 'node:crypto';
import { commonErrors } from '@lyceum/contracts/common';
import { type InLessonInput, inLessonSchema, liveCourseErrors } from '@lyceum/contracts/live-course';
import {
  type Actor,
  assertCan,
  CalendarItems,
  CallLimiter,
  CONFIG,
  type Config,
  DomainError,
  parseInput,
  PreparedQueries,
  RateLimits,
  UnitOfWork,
} from '@lyceum/kernel';
import { Inject, Injectable } from '@nestjs/common';
import type { LiveCourseFileModel } from '../live-course-file.model';
import { CalendarCode } from './calendar-code';
import type { CalendarFeedModel } from './calendar-feed.model';
import {
  feedQuery,
  keepFeedCodeStatement,
  lessonItemQuery,
  ownFeedQuery,
  renewFeedStatement,
  revokeFeedStatement,
} from './calendar.statements';
import { type CalendarSite, icsFile } from './ics-file';
import { toCalendarItem } from './live-course.calendar';

const day = 86_400_000;

/** A feed has what was in these days, and will be in those. */
const daysBack = 60;
const daysAhead = 400;

/** How often calendars may read one feed. */
const readsOfFeed = { points: 120, seconds: 3_600 } as const;

/** A feed as it is sent. */
export interface CalendarFeed {
  readonly content: string;
  readonly etag: string;
}

/** People's calendars as other programs read them: by a secret address of their own, or a lesson as a file. */
@Injectable()
export class CalendarFeedService {
  private readonly site: CalendarSite;

  constructor(
    private readonly queries: PreparedQueries,
    private readonly unitOfWork: UnitOfWork,
    private readonly items: CalendarItems,
    private readonly code: CalendarCode,
    private readonly limiter: CallLimiter,
    private readonly limits: RateLimits,
    @Inject(CONFIG) config: Config,
  ) {
    this.site = { brand: config.BRAND_NAME, url: config.publicUrl };
  }

  /** The caller's address; null before they have made one, and after they revoked it. */
  async own(actor: Actor): Promise<CalendarFeedModel | null> {
    assertCan(actor, 'liveCourse.read');
    const [feed] = await this.queries.rows(ownFeedQuery, { userId: actor.userId });
    return feed ? { url: this.urlOf(actor.userId, feed.version), createdAt: feed.createdAt } : null;
  }

  /** Makes the caller an address, and ends the one there was. */
  async renew(actor: Actor): Promise<CalendarFeedModel> {
    assertCan(actor, 'liveCourse.write');
    const { userId } = actor;
    const version = await this.unitOfWork.run(async (transaction) => {
      const [row] = await transaction.rows(renewFeedStatement, { userId });
      const next = row?.version ?? 1;
      const codeHash = this.code.hash(this.code.of(userId, next));
      await transaction.count(keepFeedCodeStatement, { userId, version: next, codeHash });
      return next;
    });
    return { url: this.urlOf(userId, version), createdAt: new Date() };
  }

  /** Ends the caller's address. @returns whether there was one */
  async revoke(actor: Actor): Promise<boolean> {
    assertCan(actor, 'liveCourse.write');
    const ended = await this.unitOfWork.run((transaction) =>
      transaction.count(revokeFeedStatement, { userId: actor.userId }),
    );
    return ended > 0;
  }

  /**
   * The calendar behind a code, to whoever has that.
   * @throws DomainError COMMON_NOT_FOUND for a code that leads nowhere, COMMON_TOO_MANY_REQUESTS
   */
  async read(code: string, address: string): Promise<CalendarFeed> {
    const guess = await this.limiter.reserveAddress('live-course.calendar-feed', address);
    const [feed] = await this.queries.rows(feedQuery, { codeHash: this.code.hash(code) });
    if (!feed) throw new DomainError(commonErrors.NOT_FOUND);
    await guess.giveBack();
    await this.limits.consume('live-course.calendar-feed', feed.userId, readsOfFeed);
    const now = Date.now();
    const items = await this.items.of(
      feed.userId,
      new Date(now - daysBack * day),
      new Date(now + daysAhead * day),
    );
    const content = icsFile(items, this.site);
    return { content, etag: `"${createHash('sha256').update(content).digest('base64url')}"` };
  }

  /** A lesson of the caller's as a file for calendars. @throws DomainError LIVE_COURSE_LESSON_NOT_FOUND */
  async lesson(actor: Actor, input: InLessonInput): Promise<LiveCourseFileModel> {
    assertCan(actor, 'liveCourse.read');
    const { lessonId } = parseInput(inLessonSchema, input);
    const [row] = await this.queries.rows(lessonItemQuery, { lessonId, userId: actor.userId });
    if (!row) throw new DomainError(liveCourseErrors.LESSON_NOT_FOUND);
    return { fileName: `${row.groupTag}-lesson.ics`, content: icsFile([toCalendarItem(row)], this.site) };
  }

  private urlOf(userId: string, version: number): string {
    return `${this.site.url}/calendar-feeds/${this.code.of(userId, version)}.ics`;
  }
}
