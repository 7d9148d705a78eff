export { NewsletterModule } from './newsletter.module';
export { ReaderMailboxes } from './list/reader-mailboxes';
export { newsletter } from './newsletter.sql';
