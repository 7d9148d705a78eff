import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Somebody we call and who did not answer at least once. Open: nobody asks them but one probe now and then. */
@Entity('outgoing_targets')
export class OutgoingTarget {
  @PrimaryColumn('text')
  name: string;

  /** Since when it is left alone; null when it answers. */
  @Column('timestamptz', { nullable: true })
  openedAt: Date | null;

  /** When the next delivery that waits for it may go and see. */
  @Column('timestamptz', { nullable: true })
  retryAt: Date | null;

  @Column('text')
  lastError: string;

  @Column('timestamptz')
  lastFailedAt: Date;
}
