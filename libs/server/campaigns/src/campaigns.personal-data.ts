import { people } from '@lyceum/auth';
import { type AnyRow, PersonalDataSource, statement, StoredPersonalData } from '@lyceum/kernel';
import { mails } from '@lyceum/mail';
import { newsletter } from '@lyceum/newsletter';
import { Injectable } from '@nestjs/common';

const ownEmail = people.emailOf('$userId');

/** Who has not shown that an address is theirs has no say in what it got. */
const isOfTheirAddress = (row: string): string =>
  `(${row}.email = ${ownEmail} AND ${people.haveConfirmed('$userId', `${row}.email`)})`;

const isTheirs = (row: string): string => `(${row}.user_id = $userId OR ${isOfTheirAddress(row)})`;

const hasShown = people.haveConfirmed('$userId', 'shut.email');

/** Which campaigns somebody was sent, what they left, and whether their address gets none. */
@Injectable()
@PersonalDataSource('campaigns')
export class CampaignsPersonalData extends StoredPersonalData {
  protected readonly lists = {
    mails: statement<AnyRow>(
      'campaigns.export-mails',
      `SELECT c.subject, r.email::text AS email, r.name, r.state, r.settled_at AS "at"
       FROM campaign_recipients r JOIN campaigns c ON c.id = r.campaign_id WHERE ${isTheirs('r')} ORDER BY r.id`,
    ),
    left: statement<AnyRow>(
      'campaigns.export-left',
      `SELECT topic, email::text AS email, since FROM campaign_opt_outs o WHERE ${isTheirs('o')} ORDER BY since, topic`,
    ),
    suppressed: statement<AnyRow>(
      'campaigns.export-suppressed',
      `${mails.suppressionOf(ownEmail)} AND ${hasShown}`,
    ),
  };

  /**
   * What an address left that is not the account's any more, or not shown to be, stays left without it: it may read the newsletter.
   * Where it does, the links in its mails lead out still.
   */
  protected override readonly erasures = [
    statement(
      'campaigns.part-mails',
      `UPDATE campaign_recipients r SET user_id = NULL, name = '' WHERE r.user_id = $userId AND NOT ${isOfTheirAddress('r')}
         AND EXISTS (SELECT FROM (${newsletter.readers}) reader WHERE reader.email = r.email)`,
    ),
    statement('campaigns.erase-mails', `DELETE FROM campaign_recipients r WHERE ${isTheirs('r')}`),
    statement('campaigns.erase-left', `DELETE FROM campaign_opt_outs o WHERE ${isOfTheirAddress('o')}`),
    statement('campaigns.part-left', 'UPDATE campaign_opt_outs SET user_id = NULL WHERE user_id = $userId'),
    statement('campaigns.erase-suppressed', `${mails.forgetSuppression(ownEmail)} AND ${hasShown}`),
  ];
}
