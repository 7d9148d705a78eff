import { people } from '@lyceum/auth';
import { type AnyRow, PersonalDataSource, statement, StoredPersonalData } from '@lyceum/kernel';
import { mails } from '@lyceum/mail';
import { Injectable } from '@nestjs/common';

const ownEmail = people.emailOf('$userId');

/** Who has not shown that an address is theirs has no say in what it got. */
const isTheirs = (row: string): string =>
  `(${row}.user_id = $userId OR (${row}.email = ${ownEmail} AND ${people.haveConfirmed('$userId', `${row}.email`)}))`;

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

  protected override readonly erasures = [
    statement('campaigns.erase-mails', `DELETE FROM campaign_recipients r WHERE ${isTheirs('r')}`),
    statement('campaigns.erase-left', `DELETE FROM campaign_opt_outs o WHERE ${isTheirs('o')}`),
    statement('campaigns.erase-suppressed', `${mails.forgetSuppression(ownEmail)} AND ${hasShown}`),
  ];
}
