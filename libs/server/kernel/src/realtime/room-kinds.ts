import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import { roomKindKey, type RoomRights } from './room-kind.decorator';

/** All kinds of rooms of the running process, found by their decorator. */
@Injectable()
export class RoomKinds implements OnModuleInit {
  private readonly byName = new Map<string, RoomRights>();

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    for (const { instance, metatype } of this.discovery.getProviders()) {
      if (typeof metatype !== 'function' || !instance) continue;
      const name = this.reflector.get<string | undefined>(roomKindKey, metatype);
      if (name !== undefined) this.add(name, instance as RoomRights);
    }
  }

  get names(): string[] {
    return [...this.byName.keys()].sort();
  }

  /** Whose rules a room has, and its id among its kind; null for rooms of no declared kind. */
  of(room: string): { rights: RoomRights; id: string } | null {
    const end = room.indexOf(':');
    const rights = this.byName.get(room.slice(0, end));
    return rights ? { rights, id: room.slice(end + 1) } : null;
  }

  private add(name: string, rights: RoomRights): void {
    const known = this.byName.get(name);
    if (known && known !== rights) throw new Error(`Two kinds of rooms are named ${name}`);
    this.byName.set(name, rights);
  }
}
