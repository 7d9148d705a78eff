import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Marked } from '../marks/marked';
import { type ContactTie, type ContactTieKind, ContactTieSource } from './contact-tie';

/** What people can have in common, from all domains, found by the decorator. */
@Injectable()
export class ContactTies implements OnModuleInit {
  private ties: ContactTie[] = [];

  constructor(private readonly marked: Marked) {}

  onModuleInit(): void {
    this.ties = this.marked.all(ContactTieSource);
  }

  /** SQL of whether a tie of this kind holds; FALSE where no domain knows of one. */
  sql(kind: ContactTieKind, one: string, other: string): string {
    const known = this.ties.filter((tie) => tie.kind === kind).map((tie) => tie.between(one, other));
    return known.length === 0 ? 'FALSE' : `(${known.join(' OR ')})`;
  }

  /** SQL of one column `id`: everybody with a tie of this kind toward this person. @param other SQL of the person's id */
  towardSql(kind: ContactTieKind, other: string): string {
    const known = this.ties.flatMap((tie) => (tie.kind === kind && tie.toward ? [tie.toward(other)] : []));
    return known.length === 0 ? 'SELECT NULL::uuid AS id WHERE FALSE' : known.join(' UNION ');
  }

  /** SQL of rows of `name` and `path`: what two people share that ties of this kind are made of. */
  sharedSql(kind: ContactTieKind, one: string, other: string): string {
    const known = this.ties.flatMap((tie) =>
      tie.kind === kind && tie.shared ? [tie.shared(one, other)] : [],
    );
    return known.length === 0 ? 'SELECT NULL AS name, NULL AS path WHERE FALSE' : known.join(' UNION ');
  }

  /** SQL of rows of `id` and `kind`: people with whom the person has a tie by which others are suggested. */
  matesSql(person: string): string {
    const known = this.ties.flatMap(({ kind, mates }) =>
      mates ? [`SELECT mate.id, '${kind}' AS kind FROM (${mates(person)}) mate`] : [],
    );
    return known.length === 0
      ? 'SELECT NULL::uuid AS id, NULL AS kind WHERE FALSE'
      : known.join(' UNION ALL ');
  }
}
