import { Injectable } from '@nestjs/common';
import { type Meeting, MeetingProvider, type MeetingSeat } from './meeting-provider.port';

/** Lessons held where a link leads, kept with the lesson. */
@Injectable()
export class LinkMeetings extends MeetingProvider {
  wayIn({ joinLink, startLink }: Meeting, seat: MeetingSeat): Promise<string | null> {
    return Promise.resolve(seat === 'HOST' ? (startLink ?? joinLink) : joinLink);
  }
}
