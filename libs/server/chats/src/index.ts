export { chatsDemoData } from './demo/chats.demo-data';
export { ChatCalls, type OpenCall } from './calls/chat-calls';
export { isCallEnded } from './calls/open-call.sql';
export type { CallInvitationRow } from './calls/chat-call.statements';
export { ChatsModule } from './chats.module';
export { ChatFileService } from './files/chat-file.service';
