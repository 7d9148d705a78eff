import { idSchema } from '@lyceum/contracts/common';
import { profileCalls, type UserEvent, userEventsAnswerSchema } from '@lyceum/contracts/profile';
import { type Actor, CurrentActor, Limited, NamesAnother, Requires } from '@lyceum/kernel';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { EntryService } from './entry.service';

@ApiTags('profile')
@ApiBearerAuth()
@Controller()
export class EventController {
  constructor(private readonly entries: EntryService) {}

  @Requires('profile.read')
  @NamesAnother('userId')
  @Limited(profileCalls.lists)
  @Get('get-user-events')
  @ApiOkResponse({
    description: 'Events userId will be at, the next first, as the caller may see them.',
    standardSchema: userEventsAnswerSchema,
  })
  async events(
    @CurrentActor() actor: Actor,
    @Query('userId', { schema: idSchema }) userId: string,
  ): Promise<{ events: UserEvent[] }> {
    return { events: await this.entries.events(actor, userId) };
  }
}
