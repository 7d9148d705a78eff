export { readEmailLines } from './emails/read-email-lines';
export { readEmails } from './emails/read-emails';
export { type ActivityKeeper, ActivityLog, type HeardAction, KeepsActivity } from './activity/activity-log';
export {
  type Deed,
  type DeedKey,
  type DeedListener,
  Deeds,
  deedsOf,
  HearsDeeds,
  type HeardDeed,
} from './activity/deeds';
export {
  ActingUser,
  actingUserKey,
  actingUserNames,
  NamesAnother,
  namesAnotherKey,
} from './access/acting-user';
export {
  type AccessDeclaration,
  accessKey,
  BeforeTerms,
  beforeTermsKey,
  Public,
  Requires,
} from './access/access.decorators';
export { AccessGuard } from './access/access.guard';
export { isFromOwnPage } from './access/own-origin';
export { ReportSignature } from './access/report-signature';
export {
  type Actor,
  assertCan,
  assertNotViewing,
  can,
  canRead,
  isAskedForSecondFactor,
  type MaybeActor,
} from './actor/actor';
export {
  ActorResolver,
  bearerToken,
  type ResolvedActor,
  type ResolveOptions,
  type SessionStanding,
} from './actor/actor-resolver.port';
export { CurrentActor } from './actor/current-actor.decorator';
export { actorOf, type AuthenticatedRequest, requestOf } from './actor/request-of';
export { auditOf, type AuditRecord } from './audit/audit-record';
export { type AuditTarget, NamesAuditTarget } from './audit/audit-target';
export { AuditTargets } from './audit/audit-targets';
export { auditEntries } from './audit/audit.sql';
export { withOrigin } from './audit/request-origin';
export { CONFIG, type Config, ConfigError, readConfig } from './config/config';
export { ConfigModule } from './config/config.module';
export { environmentSchema } from './config/config.schema';
export {
  type ContactTie,
  type ContactTieKind,
  contactTieKinds,
  ContactTieSource,
  mostMates,
} from './contact-ties/contact-tie';
export { ContactTies } from './contact-ties/contact-ties';
export {
  ListedOnProfiles,
  type ProfileEntries,
  type ProfileEntryKind,
  type ProfileEntrySides,
} from './profile-entries/profile-entry';
export { AllProfileEntries } from './profile-entries/all-profile-entries';
export { uploadOrigin } from './config/objects.schema';
export { CalendarItems } from './calendar/calendar-items';
export { type CalendarItem, type CalendarSource, HasCalendarItems } from './calendar/calendar-source';
export type { DueItemModel } from './due/due-item.model';
export { type DueSource, HasDueItems } from './due/due-source';
export { DueItems } from './due/due-items';
export {
  type GuardianDay,
  type GuardianEntry,
  type GuardianFigure,
  type GuardianTopic,
  type GuardianTopicContent,
  TellsGuardians,
} from './guardian-topics/guardian-topic';
export { GuardianTopics } from './guardian-topics/guardian-topics';
export { type StudentFact, type StudentTopic, TellsSchools } from './student-topics/student-topic';
export { StudentTopics } from './student-topics/student-topics';
export { describeError } from './errors/describe-error';
export { DomainError } from './errors/domain-error';
export { toInputIssues } from './errors/input-issues';
export { SocketErrorFilter } from './errors/socket-error.filter';
export { formatGraphqlError } from './errors/graphql-error.mapper';
export { reportFault } from './errors/report-fault';
export { sendRestError } from './errors/rest-error.filter';
export { contractEnum } from './graphql/contract-enum';
export { Arguments, Input } from './graphql/contract-input';
export { Personal } from './graphql/personal.decorator';
export { PaymentMethodEnum, PaymentStatusEnum, PrivacyEnum, sharedEnums } from './graphql/shared-enums';
export { HealthService } from './health/health.service';
export {
  type DaysRow,
  type HomePart,
  StandsOnHome,
  todayAndYesterday,
  toQueue,
  type WaitingRow,
  waitingSince,
} from './home/home-part';
export { createHomeRouter } from './home/home.router';
export { JobQueue } from './jobs/job-queue.port';
export { JobsModule } from './jobs.module';
export { KernelModule } from './kernel.module';
export { defineMark } from './marks/mark';
export { byName, Marked } from './marks/marked';
export { quietBoot } from './logging/quiet-boot';
export { requestIdOf } from './logging/logging.module';
export { defineNotice, type NoticeKind, noticeKind, type NoticeMail, toldTypes } from './notices/notice-kind';
export {
  AllNoticeEnclosures,
  type EnclosedFile,
  EnclosesFiles,
  type NoticeEnclosures,
} from './notices/notice-enclosures';
export { AllNoticeSubjects, type NoticeSubjects, TellsOfSubjects } from './notices/notice-subjects';
export {
  type About,
  type Departure,
  KeepsNotices,
  type Notice,
  type NoticeKeeper,
  Notices,
  type Withdrawal,
} from './notices/notices';
export { createJobsRouter } from './operations/jobs.router';
export { isOpenJob } from './outbox/delivery.statements';
export {
  defineEvent,
  type Delivered,
  type DeliveredEvent,
  type EndedRights,
  type EventDefinition,
  type EventPayload,
  eventsThatEndRights,
} from './unit-of-work/event';
export { raiseInStatement } from './outbox/raise-in-statement';
export { OutboxRelay } from './outbox/outbox-relay';
export { OutboxModule } from './outbox/outbox.module';
export { Subscribe } from './outbox/subscribe.decorator';
export { isOutage, isOutageStatus } from './errors/is-outage';
export { OutgoingCalls } from './outgoing/outgoing-calls';
export { OutgoingModule } from './outgoing/outgoing.module';
export { OUTGOING_TERMS, type OutgoingTerms } from './outgoing/outgoing.terms';
export { TargetRecords } from './outgoing/target-records';
export { TargetUnavailableError } from './errors/target-unavailable.error';
export { assertMayCallOut, currentJobKey, inWork } from './outgoing/work-context';
export { cutPage, decodeCursor, encodeCursor, type Keyset } from './pagination/cursor';
export { keysetOf, place, type Placed, withCursor } from './pagination/placed';
export { addressGroup } from './rate-limits/address-group';
export { Attempts } from './rate-limits/attempts';
export { CallLimiter } from './rate-limits/call-limiter';
export { LimitGuard } from './rate-limits/limit.guard';
export {
  type LimitDeclaration,
  Limited,
  limitKey,
  LimitPerAddress,
  Unlimited,
} from './rate-limits/limited.decorator';
export { type RateLimit, RateLimits, type Reservation } from './rate-limits/rate-limits.port';
export { type LocalPeople, LocalPeopleSource, LocalPeopleSources } from './people/local-people';
export { KeepsSchools, type SchoolEntry, type SchoolKeeper, Schools } from './people/schools';
export {
  inWords,
  type PersonRecordRow,
  type PersonRecords,
  type PersonRecordSql,
  personRecordsQuery,
  TellsStaffOfPerson,
} from './people/person-records';
export { PersonTimeline } from './people/person-timeline';
export { maskedAddress } from './personal-data/masked-address';
export { type PersonalData, PersonalDataSource } from './personal-data/personal-data-source.decorator';
export { PersonalDataSources } from './personal-data/personal-data-sources';
export { StoredPersonalData } from './personal-data/stored-personal-data';
export type { LiveSocket } from './realtime/live-socket';
export { RoomKind, type RoomRights } from './realtime/room-kind.decorator';
export { RoomKinds } from './realtime/room-kinds';
export { SOCKET_BUS } from './realtime/realtime.module';
export { SocketAdapter } from './realtime/socket.adapter';
export type { SocketBus } from './realtime/socket-bus';
export { sessionRoom, SocketHub, userRoom } from './realtime/socket-hub';
export { Every } from './schedule/every.decorator';
export { Scheduler } from './schedule/scheduler';
export { SearchFindingsModel, SearchSuggestionsModel, SearchTextPartModel } from './search/search.model';
export { SearchService } from './search/search.service';
export { Finds, type SearchSource, type SuggestionSource, Suggests } from './search/search-source';
export { beginningsOf, foldText, isOfSeveralWords, toTextQuery, wordsOf } from './search/search-words';
export { markMatches, type Matcher, matcherOf, snippetOf } from './search/text-marks';
export { idArray, ofEachUser } from './sql/of-each-user';
export { type Offer, type Sale, type Sellable, Sells } from './sellables/sellable';
export { Sellables } from './sellables/sellables';
export { within } from './shutdown/within';
export { ManagerStatements } from './sql/manager-statements';
export { columnOf, columns, hasValues, insertFrom, insertRow, setColumns } from './sql/columns';
export { PreparedQueries } from './sql/prepared-queries';
export {
  type AnyRow,
  definedStatements,
  forgetStatements,
  queryOf,
  type Statement,
  statement,
  type Values,
} from './sql/statement';
export type { StatementRunner } from './sql/statement-runner';
export { isRefusedByDatabase } from './sql/refused-by-database';
export { isLostToAnother } from './sql/lost-to-another';
export { isForeignKeyViolation } from './sql/foreign-key-violation';
export { isUniqueViolation } from './sql/unique-violation';
export { questionRecord } from './tables/question-record';
export { readableBy } from './tables/readable-by';
export { assertAsLeft, bulk, LeftAs, WAS_SO } from './tables/bulk';
export { historyProcedure } from './tables/history-procedure';
export { createTablesRouter } from './tables/tables.router';
export { containing } from './tables/table-filters';
export { tableProcedure } from './tables/table-procedure';
export { TableReader } from './tables/table-reader';
export {
  type Bind,
  ConsoleTable,
  type MoneySql,
  type TableProvider,
  type TableSource,
} from './tables/table-source';
export { TableSources } from './tables/table-sources';
export { TableWalk } from './tables/table-walk';
export { walkProcedure } from './tables/walk-procedure';
export { type Texts, TextSource } from './text-sources/text-source';
export { TextSources } from './text-sources/text-sources';
export {
  createOpsRouter,
  opsAnswerHeaders,
  type OpsContext,
  type OpsMeta,
  requires,
  type ServiceFinder,
} from './trpc/trpc';
export { AfterCommit } from './unit-of-work/after-commit';
export { AfterCommitOf } from './unit-of-work/after-commit-of.decorator';
export type { Transaction } from './unit-of-work/transaction';
export { UnitOfWork } from './unit-of-work/unit-of-work';
export { parseInput } from './validation/parse-input';
export { ZodPipe } from './validation/zod.pipe';
