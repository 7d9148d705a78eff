import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Home } from '@lyceum/contracts/ops';
import { type Actor, assertCan, can } from '../actor/actor';
import { Marked } from '../marks/marked';
import { type HomePart, StandsOnHome } from './home-part';

/** The console's first page: what all domains bring to it, as far as the caller may see it. */
@Injectable()
export class HomeService implements OnModuleInit {
  private parts: HomePart[] = [];

  constructor(private readonly marked: Marked) {}

  onModuleInit(): void {
    this.parts = this.marked.all(StandsOnHome).sort((one, other) => one.place - other.place);
  }

  async get(actor: Actor): Promise<Home> {
    assertCan(actor, 'console.use');
    const seen = this.parts.filter((part) => can(actor, part.requires));
    const read = await Promise.all(seen.map((part) => part.read(actor)));
    return {
      figures: read.flatMap(({ figures = [] }) => figures),
      queues: read.flatMap(({ queues = [] }) => queues),
      alerts: read.flatMap(({ alerts = [] }) => alerts),
    };
  }
}
