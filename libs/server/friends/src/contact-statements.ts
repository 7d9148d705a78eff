import type { Actor } from '@lyceum/kernel';
import { asksAsStaff } from './contact.policy';
import type { ContactService } from './contact.service';

/**
 * Statements that ask who may contact whom, of which staff have their own. They are made when they are first needed: only
 * then have all domains said what people can have in common.
 */
export class ContactStatements<Statements> {
  private readonly made = new Map<boolean, Statements>();

  /** @param make `asStaff` is for `ContactService.sql`; prepared statements need a name of their own for it */
  constructor(
    private readonly contact: ContactService,
    private readonly make: (contact: ContactService, asStaff: boolean) => Statements,
  ) {}

  /** Those of this caller. */
  of(actor: Actor): Statements {
    return this.for(asksAsStaff(actor));
  }

  /** Those for whom it makes no difference, or who do not ask themselves. */
  ofAnybody(): Statements {
    return this.for(false);
  }

  /** Makes them as soon as all domains have said that, for the test that describes every statement. */
  makeAll(): void {
    this.for(true);
    this.for(false);
  }

  private for(asStaff: boolean): Statements {
    const statements = this.made.get(asStaff) ?? this.make(this.contact, asStaff);
    this.made.set(asStaff, statements);
    return statements;
  }
}
