import type { NotificationType } from '@lyceum/contracts/notifications';
import { Injectable } from '@nestjs/common';
import { defineMark } from '../marks/mark';
import { Marked } from '../marks/marked';

/** What a domain's notices, and the activities and points of a profile, can be about. Implemented by a provider marked `@TellsOfSubjects()`. */
export interface NoticeSubjects {
  /**
   * SQL by the type of a subject of whether a reader may still know of it: it is there, and they are not shut out.
   * @param reader SQL of the reader's id @param id SQL of the subject's id
   */
  stillTold(reader: string, id: string): Readonly<Record<string, string>>;
  /**
   * SQL by the type of notice of whether a reader is somebody who is told of it, where not everybody is.
   * @param reader SQL of the reader's id
   */
  concerned?(reader: string): Readonly<Partial<Record<NotificationType, string>>>;
  /**
   * SQL by the type of a subject of what it is called and where it is read, as JSON of `title` and `url`, of those that profiles tell
   * of; for a reader to whom it is `stillTold`. @param id SQL of the subject's id
   */
  titles?(id: string): Readonly<Record<string, string>>;
}

/** Marks a provider as a domain's `NoticeSubjects`. */
export const TellsOfSubjects = defineMark<NoticeSubjects>();

/** Everything notices can be about, found in all domains when it is first asked for. */
@Injectable()
export class AllNoticeSubjects {
  private found: NoticeSubjects[] | undefined;

  constructor(private readonly marked: Marked) {}

  /**
   * SQL of whether what a notice is about may still be told to its reader: always where it is about nothing that could go,
   * never where its domain is gone. What is given back is told again.
   */
  isStillTold(reader: string, { type, id }: { type: string; id: string }): string {
    const subjects = this.domains.flatMap((domain) => Object.entries(domain.stillTold(reader, id)));
    const names = subjects.map(([name]) => name);
    if (new Set(names).size < names.length) throw new Error('Two domains tell of subjects of one name');
    const cases = subjects.map(([name, condition]) => `WHEN '${name}' THEN ${condition}`);
    if (cases.length === 0) return `${type} IS NULL`;
    return `(CASE ${type} ${cases.join('\n    ')}\n    ELSE ${type} IS NULL END)`;
  }

  /** SQL of title and address of a subject as JSON, and NULL where its reader may not know of it, or nobody says. */
  titleFor(reader: string, { type, id }: { type: string; id: string }): string {
    const cases = this.domains
      .flatMap((domain) => Object.entries(domain.titles?.(id) ?? {}))
      .map(([name, title]) => `WHEN '${name}' THEN ${title}`);
    if (cases.length === 0) return 'NULL::json';
    const title = `(CASE ${type} ${cases.join('\n    ')} END)`;
    return `CASE WHEN ${this.isStillTold(reader, { type, id })} THEN ${title} END`;
  }

  /** SQL of whether notices of this type, which somebody is told, are for this reader. */
  concerns(reader: string, type: string): string {
    const cases = this.domains
      .flatMap((domain) => Object.entries(domain.concerned?.(reader) ?? {}))
      .map(([name, condition]) => `WHEN '${name}' THEN ${condition}`);
    return cases.length === 0 ? 'TRUE' : `(CASE ${type} ${cases.join('\n    ')} ELSE TRUE END)`;
  }

  private get domains(): readonly NoticeSubjects[] {
    return (this.found ??= this.marked.all(TellsOfSubjects));
  }
}
