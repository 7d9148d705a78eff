import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import type { ModerationTargetType } from '@lyceum/contracts/moderation';
import { type ModerationTarget, moderationTargetKey } from './moderation-target';

/** The kinds of things that can be reported, found by their decorator. */
@Injectable()
export class ModerationTargets implements OnModuleInit {
  private readonly byType = new Map<ModerationTargetType, ModerationTarget>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    for (const { instance, metatype } of this.discovery.getProviders()) {
      if (typeof metatype !== 'function' || !instance) continue;
      if (this.reflector.get<true | undefined>(moderationTargetKey, metatype))
        this.add(instance as ModerationTarget);
    }
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

  private add(target: ModerationTarget): void {
    const known = this.byType.get(target.type);
    if (known && known !== target) throw new Error(`Two domains look after reports of ${target.type}`);
    this.byType.set(target.type, target);
  }
}
