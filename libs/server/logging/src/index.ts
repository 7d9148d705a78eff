export { LoggingModule } from './logging.module';
