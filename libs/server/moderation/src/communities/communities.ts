import { Injectable } from '@nestjs/common';
import { Marked } from '@lyceum/kernel';
import { type CommunityKeeper, KeepsCommunities } from './community-keeper';
import { noCommunities } from './no-communities';

/** Who keeps order in communities, found by the decorator when it is first asked for. */
@Injectable()
export class Communities {
  private found: CommunityKeeper | undefined;

  constructor(private readonly marked: Marked) {}

  get keeper(): CommunityKeeper {
    return (this.found ??= this.marked.one(KeepsCommunities, 'keep communities') ?? noCommunities);
  }
}
