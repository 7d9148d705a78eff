import { KeepsMailList, type MailList, type MailListEntry, type MailListState } from '@lyceum/mail';
import { Injectable } from '@nestjs/common';
import { digestList } from './digest-mails';
import * as messages from './digest.messages';
import { DigestService } from './digest.service';

/** The way out of the weekly mail that stands at its end. */
@Injectable()
@KeepsMailList()
export class DigestMailList implements MailList {
  readonly name = digestList;

  constructor(private readonly digests: DigestService) {}

  async stateOf({ userId, subjectId }: MailListEntry): Promise<MailListState | null> {
    const digest = await this.digests.find(subjectId);
    if (digest?.guardianId !== userId) return null;
    const { email, studentFirstName: firstName, isWanted } = digest;
    return { email, label: messages.listOf({ firstName }), isSubscribed: isWanted };
  }

  /** Of a tie that is over there is nothing to change. */
  async change({ userId, subjectId }: MailListEntry, isSubscribed: boolean): Promise<void> {
    const digest = await this.digests.find(subjectId);
    if (digest?.guardianId !== userId) return;
    await this.digests.change(userId, subjectId, isSubscribed ? digest.timeZone : null);
  }
}
