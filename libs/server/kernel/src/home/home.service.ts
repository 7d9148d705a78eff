import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Home, Waiting } from '@lyceum/contracts/ops';
import { type Actor, assertCan, can } from '../actor/actor';
import { describeError } from '../errors/describe-error';
import { reportFault } from '../errors/report-fault';
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

  /** All there is to see; a part that cannot be read is named, and takes no other with it. */
  async get(actor: Actor): Promise<Home> {
    const parts = this.partsOf(actor);
    const [figures, queues, alerts] = await Promise.all([
      readEach(parts, (part) => part.figures?.(actor)),
      readEach(parts, (part) => part.queue?.(actor)),
      readEach(parts, (part) => part.alerts?.(actor)),
    ]);
    const missing = [figures, queues, alerts].flatMap((read) => read.missing);
    return {
      figures: figures.read.flat(),
      queues: queues.read,
      alerts: alerts.read.flat(),
      missing: [...new Set(missing)],
    };
  }

  /** What waits for the caller. What cannot be read is left out: the first page says so. */
  async waiting(actor: Actor): Promise<Waiting> {
    return (await readEach(this.partsOf(actor), (part) => part.queue?.(actor))).read;
  }

  private partsOf(actor: Actor): HomePart[] {
    assertCan(actor, 'console.use');
    return this.parts.filter((part) => can(actor, part.requires));
  }
}

/** Asks every part the same; what has failed is told by the part's title. */
async function readEach<Read>(
  parts: readonly HomePart[],
  ask: (part: HomePart) => Promise<Read> | undefined,
): Promise<{ read: Read[]; missing: string[] }> {
  const missing: string[] = [];
  const answers = parts.map(async (part) => {
    try {
      return await ask(part);
    } catch (thrown) {
      reportFault(describeError(thrown), thrown, { homePart: part.title });
      missing.push(part.title);
      return undefined;
    }
  });
  const read = (await Promise.all(answers)).filter((answer) => answer !== undefined);
  return { read, missing };
}
