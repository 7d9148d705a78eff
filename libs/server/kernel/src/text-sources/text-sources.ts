import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { WrittenType, TextReference } from '@lyceum/contracts/translation';
import type { Actor } from '../actor/actor';
import { DomainError } from '../errors/domain-error';
import { Marked } from '../marks/marked';
import { type Texts, TextSource } from './text-source';

/** What people may read, and what they have begun to write, in all domains, found by the decorator. */
@Injectable()
export class TextSources implements OnModuleInit {
  private sources: Texts[] = [];

  constructor(private readonly marked: Marked) {}

  onModuleInit(): void {
    this.sources = this.marked.all(TextSource);
  }

  /** The types that some domain has. */
  get types(): WrittenType[] {
    return this.sources.flatMap(({ ofType = {} }) => Object.keys(ofType) as WrittenType[]);
  }

  /** What a row says to the caller now; nothing where there is none that they may read, whatever the reason. */
  async of(actor: Actor, { type, id }: TextReference): Promise<readonly string[]> {
    for (const { ofType } of this.sources) {
      const read = ofType?.[type];
      if (read) return noneIfRefused(() => read(actor, id));
    }
    return [];
  }

  /** What the caller has begun to write and not sent. */
  async *drafts(actor: Actor): AsyncIterable<string> {
    for (const source of this.sources) if (source.drafts) yield* source.drafts(actor);
  }
}

async function noneIfRefused(read: () => Promise<readonly string[]>): Promise<readonly string[]> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
}
