import { Readable } from 'node:stream';
import { Body, Controller, Header, HttpCode, Param, Post, StreamableFile } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { consoleCalls, type TableFileInput, tableFileSchema } from '@lyceum/contracts/ops';
import { type Actor, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { TableExportService } from './table-export.service';

@ApiTags('console')
@Limited(consoleCalls.exports)
@Controller('ops/tables')
export class TableExportController {
  constructor(private readonly exports: TableExportService) {}

  @Requires('console.use')
  @Post(':name/export')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiBearerAuth()
  @ApiProduces('text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
  @ApiOkResponse({ description: 'The rows of a console table as a file, streamed.' })
  async export(
    @CurrentActor() actor: Actor,
    @Param('name') name: string,
    @Body({ schema: tableFileSchema }) input: TableFileInput,
  ): Promise<StreamableFile> {
    const { name: fileName, type, chunks } = await this.exports.open(actor, name, input);
    return new StreamableFile(Readable.from(chunks, { objectMode: false }), {
      type,
      disposition: `attachment; filename="${fileName}"`,
    });
  }
}
