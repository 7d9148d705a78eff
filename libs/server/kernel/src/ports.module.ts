import { Global, Module } from '@nestjs/common';
import { ActivityLog } from './activity/activity-log';
import { Deeds } from './activity/deeds';
import { AuditTargets } from './audit/audit-targets';
import { ContactTies } from './contact-ties/contact-ties';
import { GuardianTopics } from './guardian-topics/guardian-topics';
import { HomeService } from './home/home.service';
import { AllNoticeEnclosures } from './notices/notice-enclosures';
import { AllNoticeSubjects } from './notices/notice-subjects';
import { Notices } from './notices/notices';
import { LocalPeopleSources } from './people/local-people';
import { Schools } from './people/schools';
import { PersonTimeline } from './people/person-timeline';
import { PersonalDataSources } from './personal-data/personal-data-sources';
import { AllProfileEntries } from './profile-entries/all-profile-entries';
import { FoundRowsService } from './tables/found-rows.service';
import { MatchingRowsService } from './tables/matching-rows.service';
import { Sellables } from './sellables/sellables';
import { StudentTopics } from './student-topics/student-topics';
import { TableReader } from './tables/table-reader';
import { TableWalk } from './tables/table-walk';
import { TableSources } from './tables/table-sources';
import { TextSources } from './text-sources/text-sources';
import { MarksModule } from './marks/marks.module';

const ports = [
  ActivityLog,
  AllNoticeEnclosures,
  AllNoticeSubjects,
  AllProfileEntries,
  AuditTargets,
  ContactTies,
  Deeds,
  FoundRowsService,
  GuardianTopics,
  HomeService,
  LocalPeopleSources,
  MatchingRowsService,
  Notices,
  PersonalDataSources,
  PersonTimeline,
  Schools,
  Sellables,
  StudentTopics,
  TableReader,
  TableWalk,
  TableSources,
  TextSources,
];

/** Ports that collect what domains bring to them by marks. */
@Global()
@Module({ imports: [MarksModule], providers: ports, exports: ports })
export class PortsModule {}
