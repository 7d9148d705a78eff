import { Injectable, type OnModuleInit } from '@nestjs/common';
import { defineMark } from '../marks/mark';
import { byName, Marked } from '../marks/marked';

/** A file that goes with a mail. */
export interface EnclosedFile {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** Files that go with the mail about one notice alone. Implemented by a provider marked `@EnclosesFiles()`. */
export interface NoticeEnclosures {
  /** Names of the kinds of notices whose mails have files. */
  readonly kinds: readonly string[];
  /** Drawn when the mail goes out, as its reader may have them then. @param data of the notice, as its row has it */
  filesFor(userId: string, data: unknown): Promise<readonly EnclosedFile[]>;
}

/** Marks a provider as `NoticeEnclosures`. */
export const EnclosesFiles = defineMark<NoticeEnclosures>();

/** What all domains enclose. */
@Injectable()
export class AllNoticeEnclosures implements OnModuleInit {
  private byKind = new Map<string, NoticeEnclosures>();

  constructor(private readonly marked: Marked) {}

  onModuleInit(): void {
    const found = this.marked.all(EnclosesFiles);
    this.byKind = byName(
      'enclosures of notices',
      found.flatMap((domain) => domain.kinds.map((kind) => [kind, domain] as const)),
    );
  }

  async filesFor(userId: string, kind: string, data: unknown): Promise<readonly EnclosedFile[]> {
    return (await this.byKind.get(kind)?.filesFor(userId, data)) ?? [];
  }
}
