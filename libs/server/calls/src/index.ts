export { CallsModule } from './calls.module';
export { MediaProcess } from './rooms/media-process';
export { callOrigins } from './providers/call-origins';
export { CallPresence } from './lessons/call-presence';
