import {
  profileCalls,
  type SubmitEndorsementAnswer,
  submitEndorsementAnswerSchema,
  type SubmitEndorsementInput,
  submitEndorsementSchema,
} from '@lyceum/contracts/profile';
import { ActingUser, type Actor, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { idSchema } from '@lyceum/contracts/common';
import { EndorsementService } from './endorsement.service';

@ApiTags('profile')
@ApiBearerAuth()
@Controller()
export class EndorsementController {
  constructor(private readonly endorsements: EndorsementService) {}

  @Requires('profile.write')
  @ActingUser('givingUserId')
  @Limited(profileCalls.endorsements)
  @Post('submitEndorsement')
  @HttpCode(200)
  @ApiOkResponse({
    description: 'What givingUserId, the caller, says for receivingUserId; again changes what it says.',
    standardSchema: submitEndorsementAnswerSchema,
  })
  submit(
    @CurrentActor() actor: Actor,
    @Body('givingUserId', { schema: idSchema }) _givingUserId: string,
    @Body({ schema: submitEndorsementSchema }) input: SubmitEndorsementInput,
  ): Promise<SubmitEndorsementAnswer> {
    return this.endorsements.submit(actor, input);
  }
}
