export { NewsletterModule } from './newsletter.module';
