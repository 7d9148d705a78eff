import { Injectable } from '@nestjs/common';
import { Every, PreparedQueries } from '@lyceum/kernel';
import { forgetOldRemovalsStatement } from './extra-users.statements';

/** A removal can be undone for an hour; some minutes after that nothing of it is kept. */
@Injectable()
export class RemovedEmailsSweeper {
  constructor(private readonly queries: PreparedQueries) {}

  @Every('admin.forget-removed-emails', { minutes: 5 })
  async sweep(): Promise<void> {
    await this.queries.count(forgetOldRemovalsStatement);
  }
}
