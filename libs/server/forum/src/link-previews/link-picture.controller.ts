import { commonErrors } from '@lyceum/contracts/common';
import { DomainError, LimitPerAddress, Public } from '@lyceum/kernel';
import { Controller, Get, Header, Param, StreamableFile } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { LinkPictures } from './link-pictures';
import { LinkPreviewService } from './link-preview.service';

/** The pictures that stand beside shared links elsewhere. */
@ApiTags('forum')
@Controller('link-previews')
export class LinkPictureController {
  constructor(
    private readonly previews: LinkPreviewService,
    private readonly pictures: LinkPictures,
  ) {}

  /** Not to be kept without asking: a thread that is gone takes its picture with it. */
  @Public()
  @LimitPerAddress('forum.link-picture')
  @Get(':threadId/picture')
  @Header('cache-control', 'no-cache')
  @Header('x-robots-tag', 'noindex')
  @ApiProduces('image/png')
  @ApiOkResponse({ description: 'Title and forum of a thread anybody may know of, drawn.' })
  async picture(@Param('threadId') threadId: string): Promise<StreamableFile> {
    const preview = await this.previews.ofThread(threadId);
    if (!preview) throw new DomainError(commonErrors.NOT_FOUND);
    return new StreamableFile(await this.pictures.of(preview), { type: 'image/png' });
  }
}
