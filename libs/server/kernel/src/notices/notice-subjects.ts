import { Injectable, SetMetadata } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';

/** What a domain's notices can be about. Implemented by a provider marked `@TellsOfSubjects()`. */
export interface NoticeSubjects {
  /**
   * SQL by the type of a subject of whether a reader may still know of it: it is there, and they are not shut out.
   * @param reader SQL of the reader's id @param id SQL of the subject's id
   */
  stillTold(reader: string, id: string): Readonly<Record<string, string>>;
}

const noticeSubjectsKey = 'lyceum:notice-subjects';

/** Marks a provider as a domain's `NoticeSubjects`. */
export const TellsOfSubjects = () => SetMetadata<string, true>(noticeSubjectsKey, true);

/** Everything notices can be about, found in all domains when it is first asked for. */
@Injectable()
export class AllNoticeSubjects {
  private found: NoticeSubjects[] | undefined;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  /**
   * SQL of whether what a notice is about may still be told to its reader: always where it is about nothing that could go,
   * never where its domain is gone. What is given back is told again.
   */
  isStillTold(reader: string, { type, id }: { type: string; id: string }): string {
    this.found ??= this.find();
    const subjects = this.found.flatMap((domain) => Object.entries(domain.stillTold(reader, id)));
    const names = subjects.map(([name]) => name);
    if (new Set(names).size < names.length) throw new Error('Two domains tell of subjects of one name');
    const cases = subjects.map(([name, condition]) => `WHEN '${name}' THEN ${condition}`);
    if (cases.length === 0) return `${type} IS NULL`;
    return `(CASE ${type} ${cases.join('\n    ')}\n    ELSE ${type} IS NULL END)`;
  }

  private find(): NoticeSubjects[] {
    return this.discovery
      .getProviders()
      .filter(({ instance, metatype }) => typeof metatype === 'function' && Boolean(instance))
      .filter(({ metatype }) =>
        this.reflector.get<true | undefined>(noticeSubjectsKey, metatype as () => void),
      )
      .map(({ instance }) => instance as NoticeSubjects);
  }
}
