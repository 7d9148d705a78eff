import { Injectable } from '@nestjs/common';
import { PreparedQueries, type Statement, StoredPersonalData } from '@lyceum/kernel';
import { MentionNamesService } from './mention-names.service';

/** Personal data whose texts mention people. */
@Injectable()
export abstract class WrittenPersonalData extends StoredPersonalData {
  constructor(
    queries: PreparedQueries,
    private readonly names: MentionNamesService,
  ) {
    super(queries);
  }

  protected override async rowsOf(list: Statement, userId: string): Promise<object[]> {
    return this.names.into(userId, await super.rowsOf(list, userId));
  }
}
