import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Marked } from '../marks/marked';
import { RoomKind, type RoomRights } from './room-kind.decorator';

/** All kinds of rooms of the running process, found by their decorator. */
@Injectable()
export class RoomKinds implements OnModuleInit {
  private byName = new Map<string, RoomRights>();

  constructor(private readonly marked: Marked) {}

  onModuleInit(): void {
    this.byName = this.marked.byName(RoomKind, 'kinds of rooms');
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
}
