import { Injectable } from '@nestjs/common';
import { PersonalDataSource, statement, StoredPersonalData } from '@lyceum/kernel';

/** Which mails somebody was sent in the last 90 days. */
@Injectable()
@PersonalDataSource('mails')
export class MailPersonalData extends StoredPersonalData {
  protected readonly lists = {
    mails: statement<{ kind: string; recipient: string; at: Date; isSent: boolean }>(
      'mail.export-mails',
      `SELECT kind, recipient, tried_at AS at, is_sent AS "isSent" FROM sent_mails
       WHERE user_id = $userId ORDER BY tried_at, id`,
    ),
  };

  protected override readonly erasures = [
    statement('mail.erase-mails', 'DELETE FROM sent_mails WHERE user_id = $userId'),
  ];
}
