import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ModerationTargetType } from '@lyceum/contracts/moderation';
import { byName, Marked } from '@lyceum/kernel';
import { ModeratedContent, type ModerationTarget } from './moderation-target';

/** The kinds of things that can be reported, found by their decorator. */
@Injectable()
export class ModerationTargets implements OnModuleInit {
  private byType = new Map<ModerationTargetType, ModerationTarget>();

  constructor(private readonly marked: Marked) {}

  onModuleInit(): void {
    this.byType = byName(
      'things that can be reported',
      this.marked.all(ModeratedContent).map((target) => [target.type, target]),
    );
  }

  get(type: ModerationTargetType): ModerationTarget {
    const target = this.find(type);
    if (!target) throw new Error(`Nobody looks after reports of ${type}`);
    return target;
  }

  /** The same; undefined for what is looked after by nobody, such as people. */
  find(type: ModerationTargetType): ModerationTarget | undefined {
    return this.byType.get(type);
  }
}
