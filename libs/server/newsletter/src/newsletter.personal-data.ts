import { people } from '@lyceum/auth';
import { type AnyRow, PersonalDataSource, statement, StoredPersonalData } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';

/** Who has not shown that an address is theirs is told and erases nothing of what came in under it. */
const isTheirs = `email = ${people.emailOf('$userId')} AND ${people.haveConfirmed('$userId', 'email')}`;

/** What came in by the newsletter's form under somebody's e-mail, and their place on our own list. */
@Injectable()
@PersonalDataSource('newsletter')
export class NewsletterPersonalData extends StoredPersonalData {
  protected readonly lists = {
    forms: statement<AnyRow>(
      'newsletter.export-forms',
      `SELECT name, email, phone, interest, page_uri AS "pageUri", sent_in_at AS "sentInAt" FROM newsletter_forms
       WHERE ${isTheirs} ORDER BY id`,
    ),
    list: statement<AnyRow>(
      'newsletter.export-list',
      `SELECT email, name, phone, interests, confirmed_at AS "confirmedAt" FROM newsletter_readers WHERE ${isTheirs}`,
    ),
  };

  protected override readonly erasures = [
    statement('newsletter.erase-forms', `DELETE FROM newsletter_forms WHERE ${isTheirs}`),
    statement('newsletter.erase-list', `DELETE FROM newsletter_readers WHERE ${isTheirs}`),
  ];
}
