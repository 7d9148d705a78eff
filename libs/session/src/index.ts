export * from './account-calls';
export * from './activity/tell-signs';
export * from './api-error';
export * from './api-fetch';
export {
  beginCalls,
  type FirstCall,
  takeArrivedAnswer,
  takeArrivedAnswers,
  takeComingAnswer,
} from './begun-calls';
export * from './call-and-read';
export * from './outbox/new-client-key';
export * from './outbox/outbox';
export * from './outbox/outboxes';
export * from './page-config';
export * from './primary-tab';
export * from './react/session-provider';
export * from './react/use-primary-tab';
export * from './realtime-connection';
export * from './session';
export * from './session-state';
export * from './session-storage';
export * from './settle-session';
export * from './sign-out';
export * from './start-session';
export * from './uploads/upload-file';
