import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { idSchema } from '@lyceum/contracts/common';
import { activeUserCycleAnswerSchema, type UserCycleClassroom } from '@lyceum/contracts/events';
import { ActingUser, type Actor, CurrentActor, Requires } from '@lyceum/kernel';
import { CycleService } from './cycle.service';

@ApiTags('events')
@Controller()
export class CycleController {
  constructor(private readonly cycles: CycleService) {}

  @Requires('learning.read')
  @ActingUser('userId')
  @Get('getActiveUserCycle')
  @ApiBearerAuth()
  @ApiOkResponse({
    description: 'The caller’s classroom in a summit cycle that runs now, or null.',
    standardSchema: activeUserCycleAnswerSchema,
  })
  async getActiveUserCycle(
    @CurrentActor() actor: Actor,
    @Query('userId', { schema: idSchema }) _userId: string,
  ): Promise<{ data: { userCycleClassroom: UserCycleClassroom | null } }> {
    return { data: { userCycleClassroom: await this.cycles.activeClassroom(actor) } };
  }
}
