import { Injectable } from '@nestjs/common';
import type { ModerationTargetType } from '@lyceum/contracts';
import type { ModerationTarget } from './moderation-target';

/** The kinds of things that can be reported; each domain adds its own when it starts. */
@Injectable()
export class ModerationTargets {
  private readonly byType = new Map<ModerationTargetType, ModerationTarget>();

  register(target: ModerationTarget): void {
    if (this.byType.has(target.type)) throw new Error(`Two domains look after reports of ${target.type}`);
    this.byType.set(target.type, target);
  }

  get(type: ModerationTargetType): ModerationTarget {
    const target = this.byType.get(type);
    if (!target) throw new Error(`Nobody looks after reports of ${type}`);
    return target;
  }
}
