import { idSchema } from '@lyceum/contracts/common';
import { type OwnRecordingsAnswer, ownRecordingsAnswerSchema } from '@lyceum/contracts/live-course';
import { ActingUser, type Actor, CurrentActor, Requires } from '@lyceum/kernel';
import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { RecordingService } from './recording.service';

@ApiTags('live courses')
@ApiBearerAuth()
@Controller()
export class RecordingController {
  constructor(private readonly recordings: RecordingService) {}

  @Requires('liveCourse.read')
  @ActingUser('userId')
  @Get('get-recording')
  @Header('cache-control', 'private, no-store')
  @Header('vary', 'accept')
  @ApiOkResponse({
    description: 'Recordings of all classes userId, the caller, is in; links work for an hour.',
    standardSchema: ownRecordingsAnswerSchema,
  })
  async own(
    @CurrentActor() actor: Actor,
    @Query('userId', { schema: idSchema }) _userId: string,
  ): Promise<OwnRecordingsAnswer> {
    return { data: { recordings: await this.recordings.own(actor) } };
  }
}
