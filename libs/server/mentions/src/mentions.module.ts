import { Module } from '@nestjs/common';
import { MentionNamesService } from './mention-names.service';

/** How mentions are kept in texts, and by which names each reader reads them. */
@Module({ providers: [MentionNamesService], exports: [MentionNamesService] })
export class MentionsModule {}
