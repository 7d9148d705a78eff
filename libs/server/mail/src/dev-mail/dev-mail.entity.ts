import { Column, CreateDateColumn, Entity, Index, PrimaryColumn } from 'typeorm';

/** A file as it is kept; its content in base64. */
export interface DevMailFile {
  fileName: string;
  contentType: string;
  content: string;
}

/** A mail that the embedded mailer kept instead of sending it. */
@Entity('dev_mails')
@Index('dev_mails_recipient_idx', ['recipient', 'id'])
@Index('dev_mails_created_at_idx', ['createdAt'])
export class DevMail {
  @PrimaryColumn('uuid', { default: () => 'uuidv7()' })
  id: string;

  @Column('citext')
  recipient: string;

  @Column('text')
  subject: string;

  @Column('text')
  text: string;

  @Column('text')
  html: string;

  @Column('jsonb')
  headers: Record<string, string>;

  @Column('jsonb', { default: () => "'[]'" })
  files: DevMailFile[];

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
