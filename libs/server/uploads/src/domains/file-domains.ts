import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { UploadFolder } from '@lyceum/contracts/uploads';
import { Marked, type Statement } from '@lyceum/kernel';
import { FileDomain, type FileDomainSource } from './file-domain';
import { servedQuery, type ServedRow } from './served.query';

/** All domains that have files, found by their decorator. */
@Injectable()
export class FileDomains implements OnModuleInit {
  private sources: FileDomainSource[] = [];
  /** What is served under a path; one statement over the rows of all domains. */
  served!: Statement<ServedRow>;

  constructor(private readonly marked: Marked) {}

  onModuleInit(): void {
    this.sources = this.marked.all(FileDomain);
    this.served = servedQuery(this.sources);
  }

  of(folder: UploadFolder): readonly FileDomainSource[] {
    return this.sources.filter(({ folders }) => folders.includes(folder));
  }
}
