import { avatarCodePattern } from '@lyceum/contracts/auth';
import { commonErrors } from '@lyceum/contracts/common';
import { DomainError, Public } from '@lyceum/kernel';
import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '@nestjs/swagger';
import { drawAvatar } from './draw-avatar';

/** Drawn avatars. They say nothing of anybody: whoever knows the code knows the picture. */
@ApiTags('accounts')
@Controller('avatars')
export class AvatarController {
  @Public()
  @Get(':file')
  @Header('content-type', 'image/svg+xml')
  @Header('cache-control', 'public, max-age=31536000, immutable')
  @Header('content-security-policy', "default-src 'none'")
  @ApiProduces('image/svg+xml')
  @ApiOkResponse({ description: 'The avatar of this code.' })
  picture(@Param('file') file: string): string {
    const code = file.replace(/\.svg$/, '');
    if (code === file || !avatarCodePattern.test(code)) throw new DomainError(commonErrors.NOT_FOUND);
    return drawAvatar(code);
  }
}
