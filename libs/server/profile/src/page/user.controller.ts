import { idSchema } from '@lyceum/contracts/common';
import { profileCalls, type ProfileData, profileDataAnswerSchema } from '@lyceum/contracts/profile';
import { type Actor, CurrentActor, Limited, NamesAnother, Requires } from '@lyceum/kernel';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { UserService } from './user.service';

@ApiTags('profile')
@ApiBearerAuth()
@Controller()
export class UserController {
  constructor(private readonly users: UserService) {}

  @Requires('profile.read')
  @NamesAnother('userId')
  @Limited(profileCalls.looks)
  @Get('getUserProfileData')
  @ApiOkResponse({
    description: "userId's fields and points, as the caller may see them.",
    standardSchema: profileDataAnswerSchema,
  })
  async data(
    @CurrentActor() actor: Actor,
    @Query('userId', { schema: idSchema }) userId: string,
  ): Promise<ProfileData> {
    const { userProfile, kpi } = await this.users.user(actor, { userId, requestingUser: actor.userId });
    return { user: { userProfile, kpi } };
  }
}
