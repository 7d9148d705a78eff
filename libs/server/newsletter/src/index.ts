export { NewsletterModule } from './newsletter.module';
export { newsletter } from './newsletter.sql';
