import { Injectable } from '@nestjs/common';
import { type ContactTie, ContactTieSource, mostMates } from '@lyceum/kernel';

/** Two who say that they go to the same school, both for a day at least: nobody changes theirs to meet somebody at once. */
@Injectable()
@ContactTieSource()
export class SameSchoolTie implements ContactTie {
  readonly kind = 'SCHOOL';

  between(one: string, other: string): string {
    return `EXISTS (
      SELECT FROM school_members own JOIN school_members mate USING (school_id)
      WHERE own.user_id = ${one} AND mate.user_id = ${other} AND greatest(own.since, mate.since) < now() - interval '1 day')`;
  }

  mates(person: string): string {
    return `SELECT mate.user_id AS id FROM school_members own JOIN school_members mate USING (school_id)
      WHERE own.user_id = ${person} AND mate.user_id <> own.user_id AND greatest(own.since, mate.since) < now() - interval '1 day'
      LIMIT ${String(mostMates)}`;
  }
}
