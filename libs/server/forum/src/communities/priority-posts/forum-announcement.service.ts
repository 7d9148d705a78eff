import { Injectable } from '@nestjs/common';
import {
  communityErrors,
  type CreateForumAnnouncementInput,
  createForumAnnouncementSchema,
  type EndForumAnnouncementInput,
  endForumAnnouncementSchema,
  type ForumAuditAction,
  type ListOfForumToolInput,
  listOfForumToolSchema,
} from '@lyceum/contracts/forum';
import {
  type Actor,
  assertCan,
  DomainError,
  parseInput,
  place,
  type Placed,
  PreparedQueries,
  statement,
  type Transaction,
  UnitOfWork,
  withCursor,
} from '@lyceum/kernel';
import { ForumAccessService } from '../../access/forum-access.service';
import { recordForumAudit } from '../../access/forum-audit';
import { toolPage } from '../tool-page';
import type { ForumAnnouncementModel } from './forum-announcement.model';

type AnnouncementRow = Placed<Omit<ForumAnnouncementModel, 'cursor'>>;

const columns = `
  p.id, p.title, p.content, p.link, p.starts_at AS "startsAt", p.ends_at AS "endsAt",
  (SELECT count(*)::int FROM priority_post_dismissals d WHERE d.priority_post_id = p.id) AS "dismissalsCnt",
  ${place('p.starts_at', 'p.id')}`;

/** Those that run, or will. */
const runningQuery = statement<AnnouncementRow>(
  'forum.announcements',
  `SELECT ${columns} FROM priority_posts p
    WHERE p.community_id = $communityId AND (p.ends_at IS NULL OR p.ends_at > now())
      AND (p.starts_at, p.id) < (COALESCE($sortValue::timestamptz, 'infinity'), COALESCE($sortId::uuid, $communityId))
    ORDER BY p.starts_at DESC, p.id DESC LIMIT $limit`,
);

/** The place is the forum's page, which goes by its name. */
const createStatement = statement<{ id: string }>(
  'forum.announce',
  `INSERT INTO priority_posts (community_id, type, tag, title, content, link, ends_at)
  SELECT c.id, 'COMMUNITY', c.name, $title, $content, $link, $endsAt FROM communities c WHERE c.id = $communityId RETURNING id`,
);

const announcementStatement = statement<AnnouncementRow>(
  'forum.announcement',
  `SELECT ${columns} FROM priority_posts p WHERE p.id = $id`,
);

const placeStatement = statement<{ communityId: string | null; title: string }>(
  'forum.announcement-place',
  'SELECT community_id AS "communityId", title FROM priority_posts WHERE id = $id',
);

/**
 * One of all who end it at once changes the row. By the clock, not by `now()`, which is when the transaction began: to one that
 * began earlier and waited for the row, the end just set would lie ahead.
 */
const endStatement = statement(
  'forum.end-announcement',
  `UPDATE priority_posts SET ends_at = clock_timestamp()
  WHERE id = $id AND (ends_at IS NULL OR ends_at > clock_timestamp())`,
);

/** What admins of a forum announce above its page (checklist line 81). */
@Injectable()
export class ForumAnnouncementService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: PreparedQueries,
    private readonly access: ForumAccessService,
  ) {}

  /** A page of those that run, the latest first. @throws DomainError COMMUNITY_NOT_ALLOWED and what keeps from reading */
  async list(actor: Actor, input: ListOfForumToolInput): Promise<ForumAnnouncementModel[]> {
    assertCan(actor, 'forum.read');
    const { communityId, cursor } = parseInput(listOfForumToolSchema, input);
    await this.access.ofAdmin(actor, communityId);
    return toolPage(this.queries, runningQuery, cursor, { communityId });
  }

  /** Announces something, which is put on record. @throws like `list` */
  async create(actor: Actor, input: CreateForumAnnouncementInput): Promise<ForumAnnouncementModel> {
    assertCan(actor, 'forum.write');
    const { communityId, title, content, link, endsAt } = parseInput(
      createForumAnnouncementSchema,
      input,
      'input',
    );
    return this.unitOfWork.run(async (transaction) => {
      await this.access.ofAdmin(actor, communityId, transaction);
      const values = {
        communityId,
        title: title.toWellFormed(),
        content: content.toWellFormed(),
        link: link ?? null,
        endsAt: endsAt ?? null,
      };
      const [{ id }] = (await transaction.rows(createStatement, values)) as [{ id: string }];
      await record(transaction, actor, { action: 'ANNOUNCEMENT_MADE', communityId, id, title });
      const [row] = (await transaction.rows(announcementStatement, { id })) as [AnnouncementRow];
      return withCursor(row);
    });
  }

  /** Ends it now, for everybody. @throws DomainError COMMUNITY_ANNOUNCEMENT_NOT_FOUND, and like `list` */
  async end(actor: Actor, input: EndForumAnnouncementInput): Promise<void> {
    assertCan(actor, 'forum.write');
    const { id } = parseInput(endForumAnnouncementSchema, input);
    await this.unitOfWork.run(async (transaction) => {
      const [found] = await transaction.rows(placeStatement, { id });
      // Those of the platform are nobody's to end here.
      if (!found?.communityId) throw new DomainError(communityErrors.ANNOUNCEMENT_NOT_FOUND);
      const { communityId, title } = found;
      await this.access.ofAdmin(actor, communityId, transaction);
      const count = await transaction.count(endStatement, { id });
      if (count === 0) throw new DomainError(communityErrors.ANNOUNCEMENT_NOT_FOUND);
      await record(transaction, actor, { action: 'ANNOUNCEMENT_ENDED', communityId, id, title });
    });
  }
}

interface Recorded {
  readonly action: ForumAuditAction;
  readonly communityId: string;
  readonly id: string;
  readonly title: string;
}

function record(
  transaction: Transaction,
  { userId: actorId }: Actor,
  { action, communityId, id, title: reason }: Recorded,
): Promise<void> {
  const target = { type: 'ANNOUNCEMENT', id };
  return recordForumAudit(transaction, { communityId, actorId, action, target, reason });
}
