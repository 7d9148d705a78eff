import { ChatCalls } from '@lyceum/chats';
import type { Transaction } from '@lyceum/kernel';
import { HousesLessons, type LessonHouse } from '@lyceum/live-course';
import { Injectable } from '@nestjs/common';

/** Wherever in a link it stands: so it is looked for when a call tells who was in it. */
const toCall = /\/call\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?![\da-z-])/gi;

/** Lessons in the calls of chats: who leads one there is in the chat. */
@Injectable()
@HousesLessons()
export class ChatLessonHouse implements LessonHouse {
  constructor(private readonly calls: ChatCalls) {}

  async refuses(transaction: Transaction, link: string, userId: string): Promise<boolean> {
    for (const [, chatId = ''] of link.matchAll(toCall)) {
      const members = await this.calls.membersOf(chatId, transaction);
      if (!members.includes(userId)) return true;
    }
    return false;
  }
}
