import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { linkClaimSchema } from '@lyceum/contracts/uploads';
import { Public } from '@lyceum/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FileService } from './file.service';

/** Files under their own paths. */
@ApiExcludeController()
@Controller('files')
export class FileController {
  constructor(private readonly files: FileService) {}

  @Public()
  @Get('*')
  async file(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const [path = ''] = request.url.split('?');
    const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers;
    const isHead = request.method === 'HEAD';
    const link = linkClaimSchema.parse(request.query);
    const conditions = { link, isHead, range, ifRange: ifRange?.toString(), ifNoneMatch };
    const { status, headers, body } = await this.files.open(path.replace(/^\/files\//, ''), conditions);
    await reply.status(status).headers(headers).send(body);
  }
}
