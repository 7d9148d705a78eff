import { Injectable } from '@nestjs/common';
import { Every, PreparedQueries } from '@lyceum/kernel';
import { forgetOldRemovalsStatement } from './extra-users.statements';

/** A removal can be undone for as long as it is told on the screen; an hour later nothing of it is kept. */
@Injectable()
export class RemovedEmailsSweeper {
  constructor(private readonly queries: PreparedQueries) {}

  @Every('admin.forget-removed-emails', { minutes: 60 })
  async sweep(): Promise<void> {
    await this.queries.count(forgetOldRemovalsStatement);
  }
}
