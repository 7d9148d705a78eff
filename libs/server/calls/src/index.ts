export { CallsModule } from './calls.module';
export { MediaProcess } from './rooms/media-process';
export { Room } from './rooms/room';
export { RoomRecorder } from './rooms/room-recorder';
export { callOrigins } from './providers/call-origins';
export { CallPresence } from './lessons/call-presence';
