import { people } from '@lyceum/auth';
import { type NoticeSubjects, TellsOfSubjects } from '@lyceum/kernel';
import { Injectable } from '@nestjs/common';
import { ContactService } from '../contact.service';
import { friends } from '../friends.sql';

/**
 * A friend request is told of as long as whom it was sent to may accept it. That somebody is a FRIEND of whoever befriended them is
 * told to themselves and to their friends.
 */
@Injectable()
@TellsOfSubjects()
export class FriendNoticeSubjects implements NoticeSubjects {
  constructor(private readonly contact: ContactService) {}

  stillTold(reader: string, id: string): Record<string, string> {
    return {
      FRIEND_REQUEST: this.contact.isOpenRequest(reader, id),
      FRIEND: `(${id} = ${reader} OR ${friends.are(reader, id)})`,
    };
  }

  titles(id: string): Record<string, string> {
    return {
      FRIEND: `(SELECT json_build_object('title', ${people.displayName('it')}, 'url', '/u/' || it.id) ${people.from('it')} WHERE it.id = ${id})`,
    };
  }
}
