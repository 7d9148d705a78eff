import { Body, Controller, Get, Header, HttpCode, Post, StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import {
  accountCalls,
  deletionAnswerSchema,
  doneAnswerSchema,
  type PasswordAgainInput,
  passwordAgainSchema,
} from '@lyceum/contracts/auth';
import { type Actor, BeforeTerms, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { AccountDeletionService } from './account-deletion.service';
import { DataExportService } from './data-export.service';

@ApiTags('accounts')
@Limited(accountCalls.changes)
@Controller('account')
export class AccountDataController {
  constructor(
    private readonly exports: DataExportService,
    private readonly deletion: AccountDeletionService,
  ) {}

  @Requires('account.read')
  @Limited(accountCalls.exports)
  @Get('export')
  @Header('cache-control', 'no-store')
  @ApiBearerAuth()
  @ApiProduces('application/zip')
  @ApiOkResponse({ description: 'Everything kept about the caller: a ZIP of JSON files.' })
  async export(@CurrentActor() actor: Actor): Promise<StreamableFile> {
    const day = new Date().toISOString().slice(0, 10);
    return new StreamableFile(await this.exports.exportOf(actor), {
      type: 'application/zip',
      disposition: `attachment; filename="my-data-${day}.zip"`,
    });
  }

  @Requires('account.write')
  @BeforeTerms()
  @Post('delete')
  @HttpCode(200)
  @ApiBearerAuth()
  @ApiOkResponse({
    description: 'The account will be deleted then, unless it is kept; every other session is over.',
    standardSchema: deletionAnswerSchema,
  })
  async delete(
    @CurrentActor() actor: Actor,
    @Body({ schema: passwordAgainSchema }) { password }: PasswordAgainInput,
  ): Promise<{ data: { deletesAt: string } }> {
    const deletesAt = await this.deletion.request(actor, password);
    return { data: { deletesAt: deletesAt.toISOString() } };
  }

  @Requires('account.write')
  @BeforeTerms()
  @Post('keep')
  @HttpCode(200)
  @ApiBearerAuth()
  @ApiOkResponse({ description: 'The account stays.', standardSchema: doneAnswerSchema })
  async keep(@CurrentActor() actor: Actor): Promise<{ data: { done: true } }> {
    await this.deletion.keep(actor);
    return { data: { done: true } };
  }
}
