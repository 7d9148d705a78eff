import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, Reflector } from '@nestjs/core';
import type { UploadFolder } from '@lyceum/contracts/uploads';
import type { Statement } from '@lyceum/kernel';
import { fileDomainKey, type FileDomainSource } from './file-domain';
import { servedQuery, type ServedRow } from './served.query';

/** All domains that have files, found by their decorator. */
@Injectable()
export class FileDomains implements OnModuleInit {
  private readonly sources = new Set<FileDomainSource>();
  /** What is served under a path; one statement over the rows of all domains. */
  served!: Statement<ServedRow>;

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly reflector: Reflector,
  ) {}

  onModuleInit(): void {
    for (const { instance, metatype } of this.discovery.getProviders()) {
      if (typeof metatype !== 'function' || !instance) continue;
      if (this.reflector.get<true | undefined>(fileDomainKey, metatype))
        this.sources.add(instance as FileDomainSource);
    }
    this.served = servedQuery([...this.sources]);
  }

  of(folder: UploadFolder): readonly FileDomainSource[] {
    return [...this.sources].filter(({ folders }) => folders.includes(folder));
  }
}
