export { CallsModule } from './calls.module';
export { MediaProcess } from './rooms/media-process';
