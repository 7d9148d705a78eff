import { Injectable } from '@nestjs/common';
import { type NoticeSubjects, TellsOfSubjects } from '@lyceum/kernel';
import { ContactService } from '../contact.service';

/** A friend request is told of as long as whom it was sent to may accept it. */
@Injectable()
@TellsOfSubjects()
export class FriendNoticeSubjects implements NoticeSubjects {
  constructor(private readonly contact: ContactService) {}

  stillTold(reader: string, id: string): Record<string, string> {
    return { FRIEND_REQUEST: this.contact.isOpenRequest(reader, id) };
  }
}
