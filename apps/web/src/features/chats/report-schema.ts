import { reportChatMessageSchema } from '@lyceum/contracts/chats';

export const reportSchema = reportChatMessageSchema.pick({ message: true });
