import { type InGroupInput, inGroupSchema } from '@lyceum/contracts/live-course';
import { type Actor, assertCan, parseInput, PreparedQueries } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import type { ClassForumModel } from './class-forum.model';
import { ownClassForumQuery } from './class-forum.statements';

/** The way from a class to its forum. */
@Injectable()
export class ClassForumService {
  constructor(private readonly queries: PreparedQueries) {}

  /** The forum of a class; null to whoever is no member of it, whether there is one or not. */
  async ofClass(actor: Actor, input: InGroupInput): Promise<ClassForumModel | null> {
    assertCan(actor, 'forum.read');
    const { groupTag } = parseInput(inGroupSchema, input);
    const [forum] = await this.queries.rows(ownClassForumQuery, { groupTag, userId: actor.userId });
    return forum ?? null;
  }
}
