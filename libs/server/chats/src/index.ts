export { chatsDemoData } from './demo/chats.demo-data';
export { ChatsModule } from './chats.module';
