import { Controller, Get, Header } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type ViewingAnswer, viewingAnswerSchema } from '@lyceum/contracts/auth';
import { type Actor, CurrentActor, Requires } from '@lyceum/kernel';
import { ViewAsService } from './view-as.service';

@ApiTags('accounts')
@Controller('account')
export class ViewAsController {
  constructor(private readonly viewing: ViewAsService) {}

  @Requires('account.read')
  @Get('viewing')
  @Header('cache-control', 'no-store')
  @ApiBearerAuth()
  @ApiOkResponse({
    description: 'Who looks at the platform as whom by this token; null for a token of the caller’s own.',
    standardSchema: viewingAnswerSchema,
  })
  async current(@CurrentActor() actor: Actor): Promise<ViewingAnswer> {
    return { data: await this.viewing.current(actor) };
  }
}
