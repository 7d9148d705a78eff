import { type Ask, nothing, nowhere, ofReader } from '../asks';
import type { Probes } from '../probes';

const inNoChat: Ask = () => [{ chatId: nowhere }];

export const probes: Probes = {
  asks: {
    getAndUpdateUserTwilioData: ofReader,
    getChats: nothing,
    getChat: inNoChat,
    getChatMessages: inNoChat,
    getPinnedChatMessages: inNoChat,
    getSavedChatMessages: nothing,
    getChatPlaceOfDate: (world, reader) =>
      inNoChat(world, reader).map((chat) => ({ ...chat, at: new Date().toISOString() })),
    getMessagesBeforeBlock: ({ personIds }) => personIds.map((userId) => ({ userId })),
    searchChatMessages: () => [{ queryString: 'hello' }],
    countUnreadChatMessages: nothing,
    getChatPreferences: nothing,
    fetchTwilioChannelSid: ({ personIds }) => personIds.map((id) => ({ members: [id] })),
  },
  ids: { chatId: [nowhere] },
};
