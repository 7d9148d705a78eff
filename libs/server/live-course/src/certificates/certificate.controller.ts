import {
  type CertificateAnswer,
  certificateAnswerSchema,
  certificateCodeSchema,
} from '@lyceum/contracts/live-course';
import { Public } from '@lyceum/kernel';
import { Controller, Get, Header, Ip, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CertificateService } from './certificate.service';

/** Certificates for whoever is shown one: nobody signs in to check it, and nobody lists them. */
@ApiTags('certificates')
@Controller('certificates')
export class CertificateController {
  constructor(private readonly certificates: CertificateService) {}

  @Public()
  @Get(':code.json')
  @Header('cache-control', 'private, no-store')
  @Header('x-robots-tag', 'noindex')
  @Header('referrer-policy', 'no-referrer')
  @ApiOkResponse({
    description: 'Whether a certificate holds.',
    standardSchema: certificateAnswerSchema,
  })
  async certificate(
    @Param('code', { schema: certificateCodeSchema }) code: string,
    @Ip() address: string,
  ): Promise<CertificateAnswer> {
    return { data: await this.certificates.read(code, address) };
  }
}
