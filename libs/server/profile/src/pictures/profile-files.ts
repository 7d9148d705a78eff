import { isOpenCase } from '@lyceum/moderation';
import { FileDomain, type FileDomainSource } from '@lyceum/uploads';
import { Injectable } from '@nestjs/common';
import { contentOf, contentTables, standsNow } from '../contents/content.sql';

/**
 * Pictures that people show of themselves. One that was changed is gone, unless moderators have still to look at it; what
 * they removed is gone wherever it is named.
 */
@Injectable()
@FileDomain()
export class ProfileFiles implements FileDomainSource {
  readonly folders = ['profile-images'] as const;

  readonly owners = {
    PROFILE: {
      isSeen: (id: string) => `EXISTS (
        SELECT FROM ${contentTables} WHERE c.id = ${id} AND c.removed_at IS NULL
          AND (${contentOf} = ${standsNow} OR ${isOpenCase('PROFILE', 'c.id')}))`,
      isTakenAway: (id: string) =>
        `EXISTS (SELECT FROM profile_contents c WHERE c.id = ${id} AND c.removed_at IS NOT NULL)`,
    },
  };
}
