import { guardiansLimits, type GuardianTopicName } from '@lyceum/contracts/guardians';
import { dateFormat } from '@lyceum/contracts/messages';
import type { GuardianEntry, GuardianTopicContent } from '@lyceum/kernel';
import { MailTemplate, Post, UnsubscribeLinks } from '@lyceum/mail';
import { Injectable } from '@nestjs/common';
import type { GuardianTopicModel } from '../page/page.model';
import * as messages from './digest.messages';
import type { DigestRow } from './digest.statements';

/** The list that the mail's unsubscribe link names. */
export const digestList = 'guardians.digest';

/** Writes and posts the mail of a week: what the page says, and no more. */
@Injectable()
export class DigestMails {
  constructor(
    private readonly post: Post,
    private readonly template: MailTemplate,
    private readonly links: UnsubscribeLinks,
  ) {}

  async send(digest: DigestRow, topics: readonly GuardianTopicModel[]): Promise<void> {
    const { tieId, studentId, guardianId, email, timeZone, studentFirstName: firstName } = digest;
    const code = this.links.codeOf({ list: digestList, userId: guardianId, subjectId: tieId });
    const sections = topics.flatMap(({ name, content }) =>
      content ? [{ heading: messages.topicTitles[name](), lines: linesOf(name, content, timeZone) }] : [],
    );
    const mail = this.template.build({
      subject: messages.weekOf({ firstName }),
      heading: messages.weekOf({ firstName }),
      paragraphs: [messages.hello({ firstName: digest.firstName }), messages.whatThisIs({ firstName })],
      sections,
      button: { label: messages.openPage({ firstName }), path: `/guardian?student=${studentId}` },
      afterword: [messages.whyThisEmail({ firstName }), messages.zone({ timeZone })],
      footerLink: this.links.footerLink(code, messages.unsubscribe({ firstName })),
    });
    const note = { userId: guardianId, kind: messages.kind() };
    await this.post.send(note, { to: email, ...mail, headers: this.links.headers(code) });
  }
}

/** A topic in lines: its figures, then the first of its entries. */
function linesOf(name: GuardianTopicName, content: GuardianTopicContent, timeZone: string): string[] {
  const { figures, entries } = content;
  const shown = entries.slice(0, guardiansLimits.digestEntries);
  const lines = [
    ...figures.map(({ label, value }) => messages.figure({ value, label })),
    ...shown.map((entry) => lineOf(entry, name, timeZone)),
  ];
  if (shown.length < entries.length) lines.push(messages.andMore({ count: entries.length - shown.length }));
  return lines.length === 0 ? [messages.nothing()] : lines;
}

/** Of class the hour counts, of the rest the day. */
function lineOf({ title, detail, at }: GuardianEntry, name: GuardianTopicName, timeZone: string): string {
  const isOfClass = name === 'TIMETABLE' || name === 'HOMEWORK';
  const format = dateFormat(
    isOfClass
      ? { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit', timeZone }
      : { dateStyle: 'medium', timeZone },
  );
  return [title, detail, at && format(at)].filter(Boolean).join(' · ');
}
