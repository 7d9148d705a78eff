import { Injectable } from '@nestjs/common';
import {
  communityErrors,
  communityLimits,
  type ListCommunitiesInput,
  listCommunitiesSchema,
} from '@lyceum/contracts/forum';
import { type Actor, assertCan, DomainError, parseInput, PreparedQueries } from '@lyceum/kernel';
import { readerOf } from '../../access/forum-access';
import {
  allCommunitiesQuery,
  communityByIdQuery,
  ownCommunitiesQuery,
  recommendedCommunitiesQuery,
} from './community.queries';
import { toCommunityView } from './community.view';
import type { CommunityModel } from './community.model';

/** The caller's lists of forums (checklist line 61), each in one statement. */
@Injectable()
export class CommunityListService {
  constructor(private readonly queries: PreparedQueries) {}

  /** Forums that may be joined or asked for. Of private ones the caller is not in, only what it takes to ask. */
  async all(actor: Actor, input: ListCommunitiesInput): Promise<CommunityModel[]> {
    assertCan(actor, 'forum.read');
    const page = pageOf(input);
    const rows = await this.queries.rows(allCommunitiesQuery, { ...readerOf(actor), ...page });
    return rows.map((row) => toCommunityView(actor, row));
  }

  /** Forums the caller is a member of, closed ones too. */
  async own(actor: Actor, input: ListCommunitiesInput): Promise<CommunityModel[]> {
    assertCan(actor, 'forum.read');
    const page = pageOf(input);
    const rows = await this.queries.rows(ownCommunitiesQuery, { userId: actor.userId, ...page });
    return rows.map((row) => toCommunityView(actor, row));
  }

  /** Public forums the caller could join: about what interests them, and where most of their friends are, first. */
  async recommended(actor: Actor): Promise<CommunityModel[]> {
    assertCan(actor, 'forum.read');
    const values = { userId: actor.userId, limit: communityLimits.recommended };
    const rows = await this.queries.rows(recommendedCommunitiesQuery, values);
    return rows.map((row) => toCommunityView(actor, row));
  }

  /** A forum after the caller did something there; hides what they may not see. @throws DomainError COMMUNITY_NOT_FOUND */
  async one(actor: Actor, communityId: string): Promise<CommunityModel> {
    const [row] = await this.queries.rows(communityByIdQuery, { userId: actor.userId, communityId });
    if (!row) throw new DomainError(communityErrors.NOT_FOUND);
    return toCommunityView(actor, row);
  }
}

function pageOf(input: ListCommunitiesInput): { skip: number; limit: number } {
  const { skipValue, limitValue } = parseInput(listCommunitiesSchema, input);
  return { skip: skipValue ?? 0, limit: limitValue ?? communityLimits.listSize };
}
