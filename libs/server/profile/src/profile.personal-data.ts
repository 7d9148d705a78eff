import { type AnyRow, columns, PersonalDataSource, statement, StoredPersonalData } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { storedFieldNames } from './fields/field.sql';

const told = columns(['aboutMe', ...storedFieldNames, 'coverUrl', 'privacy', 'createdAt', 'updatedAt']);

/** What somebody tells of themselves, and to whom. */
@Injectable()
@PersonalDataSource('profile')
export class ProfilePersonalData extends StoredPersonalData {
  protected readonly lists = {
    profile: statement<AnyRow>('profile.of-user', `SELECT ${told()} FROM profiles WHERE id = $userId`),
    certificateName: statement<AnyRow>(
      'profile.export-certificate-name',
      `SELECT first_name AS "certificateFirstName", last_name AS "certificateLastName", confirmed_at AS "confirmedAt",
              updated_at AS "updatedAt" FROM certificate_names WHERE user_id = $userId`,
    ),
    // Of bios and names there is a row where somebody reported them, which is told to nobody.
    pictures: statement<AnyRow>(
      'profile.pictures-of-user',
      `SELECT kind AS place, picture_url AS url, removed_at AS "removedAt", created_at AS "createdAt" FROM profile_contents
       WHERE user_id = $userId AND picture_url IS NOT NULL ORDER BY id`,
    ),
  };

  protected override readonly erasures = [
    statement('profile.delete', 'DELETE FROM profiles WHERE id = $userId'),
    statement('profile.delete-certificate-name', 'DELETE FROM certificate_names WHERE user_id = $userId'),
    statement('profile.delete-contents', 'DELETE FROM profile_contents WHERE user_id = $userId'),
  ];
}
