export { FakeLivekit } from './fake-livekit';
export { FakeZoom } from './fake-zoom';
