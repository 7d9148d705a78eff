export { TranslationModule } from './translation.module';
