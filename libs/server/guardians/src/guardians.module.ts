import { Module } from '@nestjs/common';
import { GuardiansPersonalData } from './guardians.personal-data';
import { GuardsTie } from './guards.contact-tie';
import { DigestMailList } from './digest/digest.mail-list';
import { DigestMails } from './digest/digest-mails';
import { DigestProcessor } from './digest/digest.processor';
import { DigestResolver } from './digest/digest.resolver';
import { DigestService } from './digest/digest.service';
import { GuardianNoticesProcessor } from './notices/guardian-notices.processor';
import { PageResolver } from './page/page.resolver';
import { PageService } from './page/page.service';
import { TopicRules } from './page/topic-rules';
import { TieProcessor } from './ties/tie.processor';
import { GuardianOfMeResolver, TieResolver } from './ties/tie.resolver';
import { TieService } from './ties/tie.service';

/** Guardians of students: who is whose, and what they are told. */
@Module({
  providers: [
    DigestMailList,
    DigestMails,
    DigestProcessor,
    DigestResolver,
    DigestService,
    GuardianNoticesProcessor,
    GuardianOfMeResolver,
    GuardiansPersonalData,
    GuardsTie,
    PageResolver,
    PageService,
    TieProcessor,
    TieResolver,
    TieService,
    TopicRules,
  ],
})
export class GuardiansModule {}
