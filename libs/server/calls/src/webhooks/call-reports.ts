import { callsErrors } from '@lyceum/contracts/calls';
import { DomainError } from '@lyceum/kernel';
import { DeliveredRecordings } from '@lyceum/live-course';
import { Injectable } from '@nestjs/common';
import { type IncomingReport, VideoCalls } from '../providers/video-calls.port';
import { RoomWatch } from '../watch/room-watch';

/** Takes in what the provider of rooms reports. */
@Injectable()
export class CallReports {
  constructor(
    private readonly provider: VideoCalls,
    private readonly watch: RoomWatch,
    private readonly recordings: DeliveredRecordings,
  ) {}

  /**
   * Looks where the provider says that something happened.
   * @returns what it is answered
   * @throws DomainError CALLS_NO_SUCH_PROVIDER, CALLS_BAD_SIGNATURE
   */
  async take(name: string, incoming: IncomingReport): Promise<object> {
    if (this.provider.reportsAs !== name) throw new DomainError(callsErrors.NO_SUCH_PROVIDER);
    const report = await this.provider.read(incoming);
    if (report.kind === 'CHALLENGE') return report.answer;
    if (report.kind === 'ROOM') await this.watch.lookAt(report.place, report.isOver);
    // Its number, if it is one: of what else stands in there nothing is looked for.
    if (report.kind === 'RECORDED' && /^\d{1,20}$/.test(report.meeting))
      await this.recordings.seekAt(`/j/${report.meeting}`);
    return { received: true };
  }
}
