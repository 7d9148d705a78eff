import { Injectable } from '@nestjs/common';
import { idSchema } from '@lyceum/contracts/common';
import {
  communityErrors,
  type CommunityPrivacy,
  type CreateCommunityInput,
  createCommunitySchema,
  type UpdateCommunityInput,
  updateCommunitySchema,
} from '@lyceum/contracts/forum';
import {
  type Actor,
  assertCan,
  columnOf,
  DomainError,
  parseInput,
  PreparedQueries,
  statement,
  UnitOfWork,
} from '@lyceum/kernel';
import { OwnFilesService } from '@lyceum/uploads';
import { overseesForums } from '../../access/forum-access';
import { ForumAccessService } from '../../access/forum-access.service';
import { CommunityPrivacyChanged } from '../../forum.events';
import { noteForumInterests } from '../../interests/forum-interests';
import { recordForumAudit } from '../../access/forum-audit';
import { asKept, communityPartsOf, keptAs } from '../community-parts.model';
import { CommunityListService } from '../lists/community-list.service';
import { lockCommunity } from '../membership/membership.statements';
import { nameFrom } from './community-name';
import { createCommunity } from './create-community';
import { assertForumPictures } from './forum-pictures';
import type { CommunityModel } from '../lists/community.model';

const settingNames = Object.keys(updateCommunitySchema.shape) as (keyof UpdateCommunityInput)[];

const assignments = settingNames
  .map((name) => columnOf(keptAs(name)))
  .map(
    (column) => `${column} = CASE WHEN $sent::jsonb ? '${column}' THEN sent.${column} ELSE c.${column} END`,
  );

/** What is not in `$sent`, a JSON object of columns, stays. */
const changeStatement = statement(
  'forum.change-settings',
  `UPDATE communities c SET ${assignments.join(', ')}, updated_at = now()
   FROM jsonb_populate_record(NULL::communities, $sent::jsonb) AS sent WHERE c.id = $communityId`,
);

const holdsNewUsersQuery = statement<{ holdsNewUsers: boolean }>(
  'forum.holds-new-users',
  'SELECT holds_new_users AS "holdsNewUsers" FROM communities WHERE id = $communityId',
);

interface Pictures {
  imgUrl: string | null;
  banner: string | null;
}

const picturesStatement = statement<Pictures>(
  'forum.pictures-of-community',
  'SELECT img_url AS "imgUrl", banner_url AS banner FROM communities WHERE id = $communityId',
);

/** What a forum is and looks like (checklist lines 77, 80). */
@Injectable()
export class CommunitySettingsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly queries: PreparedQueries,
    private readonly access: ForumAccessService,
    private readonly communities: CommunityListService,
    private readonly files: OwnFilesService,
  ) {}

  /** Makes a forum; whoever does is its admin. @throws DomainError COMMUNITY_NAME_TAKEN, UPLOADS_NOT_A_FILE_OF_YOURS */
  async create(actor: Actor, input: CreateCommunityInput): Promise<CommunityModel> {
    assertCan(actor, 'forum.create');
    const { name, ...said } = parseInput(createCommunitySchema, input);
    await assertForumPictures(this.files, actor, [said.imgUrl, said.banner]);
    const communityId = await this.unitOfWork.run((transaction) =>
      createCommunity(transaction, {
        ...communityPartsOf(said),
        name: name ?? nameFrom(said.displayName),
        creatorId: actor.userId,
        actorId: actor.userId,
      }),
    );
    return this.communities.one(actor, communityId);
  }

  /** Whether the first posts of new users wait for a moderator there. @throws DomainError COMMUNITY_NOT_ALLOWED */
  async holdsNewUsers(actor: Actor, id: string): Promise<boolean> {
    assertCan(actor, 'forum.read');
    const communityId = parseInput(idSchema, id, 'communityId');
    await this.access.ofAdmin(actor, communityId);
    const [row] = await this.queries.rows(holdsNewUsersQuery, { communityId });
    return row?.holdsNewUsers === true;
  }

  /**
   * Saves what is sent; what is not stays.
   * @throws DomainError COMMUNITY_NOT_ALLOWED for who is no admin; COMMUNITY_PRIVACY_FIXED where an admin who is no
   * staff would open what was written for members, or close a forum; UPLOADS_NOT_A_FILE_OF_YOURS
   */
  async update(actor: Actor, id: string, input: UpdateCommunityInput): Promise<CommunityModel> {
    assertCan(actor, 'forum.write');
    const communityId = parseInput(idSchema, id, 'communityId');
    const sent = parseInput(updateCommunitySchema, input);
    const keys = settingNames.filter((name) => sent[name] !== undefined);
    await this.unitOfWork.run(async (transaction) => {
      await lockCommunity(transaction, communityId);
      const { privacy } = await this.access.ofAdmin(actor, communityId, transaction);
      assertMayTurn(actor, privacy, sent.privacy ?? privacy);
      if (keys.length === 0) return;
      const [before] = await transaction.rows(picturesStatement, { communityId });
      const kept = [before?.imgUrl ?? null, before?.banner ?? null];
      await assertForumPictures(this.files, actor, [sent.imgUrl, sent.banner], kept);
      await transaction.count(changeStatement, { communityId, sent: sentColumns(sent) });
      await noteForumInterests(transaction, communityId);
      if (sent.privacy && sent.privacy !== privacy)
        transaction.raise(CommunityPrivacyChanged, { communityId, privacy: sent.privacy });
      await recordForumAudit(transaction, {
        communityId,
        actorId: actor.userId,
        action: 'SETTINGS_CHANGED',
        reason: keys.join(', '),
      });
    });
    return this.communities.one(actor, communityId);
  }
}

/** The JSON object of what was sent, by its columns. */
const sentColumns = (sent: UpdateCommunityInput): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(asKept(sent)).map(([name, value]) => [columnOf(name), value])),
  );

function assertMayTurn(actor: Actor, before: CommunityPrivacy, after: CommunityPrivacy): void {
  const isAdminsOwn = before === 'PUBLIC' && after === 'PRIVATE';
  if (before !== after && !isAdminsOwn && !overseesForums(actor))
    throw new DomainError(communityErrors.PRIVACY_FIXED);
}
