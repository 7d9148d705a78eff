import { FileDomain, type FileDomainSource } from '@lyceum/uploads';
import { Injectable } from '@nestjs/common';

/** Pictures of the library are served as long as they are in it. */
@Injectable()
@FileDomain()
export class MediaFiles implements FileDomainSource {
  readonly folders = ['site-pictures'] as const;

  readonly owners = {
    MEDIA: { isSeen: (id: string) => `EXISTS (SELECT FROM media m WHERE m.id = ${id})` },
  };
}
