import { Readable } from 'node:stream';
import { Controller, Get, HttpCode, Param, Post, Put, Query, Req } from '@nestjs/common';
import { ApiBearerAuth, ApiConsumes, ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { idSchema } from '@lyceum/contracts/common';
import {
  type CompletedUpload,
  completedUploadAnswerSchema,
  type DocumentLinkInput,
  documentLinkSchema,
  type LinkedDocument,
  linkedDocumentAnswerSchema,
  type PutAddressInput,
  putAddressSchema,
  type SignedUrlAnswer,
  signedUrlAnswerSchema,
  type SignedUrlInput,
  signedUrlSchema,
  uploadCalls,
} from '@lyceum/contracts/uploads';
import { ActingUser, type Actor, CurrentActor, Limited, Public, Requires, Unlimited } from '@lyceum/kernel';
import type { FastifyRequest } from 'fastify';
import { BeginUploadService } from './begin/begin-upload.service';
import { ReceiveFileService } from './begin/receive-file.service';
import { CompleteUploadService } from './complete/complete-upload.service';
import { DocumentLinksService } from './files/document-links.service';

/** Sending files: ask for a signed address, PUT the file there, have it checked. */
@ApiTags('uploads')
@Controller()
export class UploadController {
  constructor(
    private readonly uploads: BeginUploadService,
    private readonly incoming: ReceiveFileService,
    private readonly completion: CompleteUploadService,
    private readonly links: DocumentLinksService,
  ) {}

  @Requires('upload.write')
  @ActingUser('userId')
  @Limited(uploadCalls.begun)
  @Get('getSignedUrl')
  @ApiBearerAuth()
  @ApiOkResponse({ description: 'Where to send the file.', standardSchema: signedUrlAnswerSchema })
  async getSignedUrl(
    @CurrentActor() actor: Actor,
    @Query('userId', { schema: idSchema }) _userId: string,
    @Query({ schema: signedUrlSchema }) input: SignedUrlInput,
  ): Promise<SignedUrlAnswer> {
    return { data: await this.uploads.begin(actor, input) };
  }

  @Public()
  @Unlimited('The signed address is for one file, and was counted when it was given.')
  @Put('uploads/incoming/:uploadId')
  @HttpCode(204)
  @ApiConsumes('application/octet-stream')
  @ApiNoContentResponse({ description: 'The file has arrived; it has to be completed.' })
  async receive(
    @Param('uploadId') uploadId: string,
    @Query({ schema: putAddressSchema }) address: PutAddressInput,
    @Req() { headers, body }: FastifyRequest,
  ): Promise<void> {
    const bytes = body instanceof Readable ? body : Readable.from([]);
    const { 'content-type': type, 'content-length': length } = headers;
    await this.incoming.receive(uploadId, address, { type, length, bytes });
  }

  @Requires('upload.write')
  @Get('uploads/link')
  @ApiBearerAuth()
  @ApiOkResponse({
    description: 'Where a document can be read for some minutes.',
    standardSchema: linkedDocumentAnswerSchema,
  })
  async link(
    @CurrentActor() actor: Actor,
    @Query({ schema: documentLinkSchema }) input: DocumentLinkInput,
  ): Promise<{ data: LinkedDocument }> {
    return { data: await this.links.link(actor, input) };
  }

  @Requires('upload.write')
  @Limited(uploadCalls.completed)
  @Post('uploads/:uploadId/complete')
  @HttpCode(200)
  @ApiBearerAuth()
  @ApiOkResponse({
    description: 'The file was checked and kept.',
    standardSchema: completedUploadAnswerSchema,
  })
  async complete(
    @CurrentActor() actor: Actor,
    @Param('uploadId') uploadId: string,
  ): Promise<{ data: CompletedUpload }> {
    return { data: await this.completion.complete(actor, uploadId) };
  }
}
