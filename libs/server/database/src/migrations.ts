import { Foundation1763683200000 } from './migrations/1763683200000-foundation';
import { Sessions1763769600000 } from './migrations/1763769600000-sessions';
import { Accounts1763769700000 } from './migrations/1763769700000-accounts';
import { WaysIn1763769800000 } from './migrations/1763769800000-ways-in';
import { Notifications1763769900000 } from './migrations/1763769900000-notifications';
import { ScheduledTasks1763769900001 } from './migrations/1763769900001-scheduled-tasks';
import { Platform1763770000000 } from './migrations/1763770000000-platform';
import { UserActions1763770100000 } from './migrations/1763770100000-user-actions';
import { Friends1763856000000 } from './migrations/1763856000000-friends';
import { Communities1763942400000 } from './migrations/1763942400000-communities';
import { Threads1764028800000 } from './migrations/1764028800000-threads';
import { Moderation1764115200000 } from './migrations/1764115200000-moderation';
import { Conversations1764288000000 } from './migrations/1764288000000-conversations';
import { Posts1764374400000 } from './migrations/1764374400000-posts';
import { Drafts1764460800000 } from './migrations/1764460800000-drafts';
import { Polls1764547200000 } from './migrations/1764547200000-polls';
import { Translations1764633600000 } from './migrations/1764633600000-translations';
import { Uploads1764720000000 } from './migrations/1764720000000-uploads';
import { Console1764806400000 } from './migrations/1764806400000-console';
import { Payments1764892800000 } from './migrations/1764892800000-payments';
import { Activity1764979200000 } from './migrations/1764979200000-activity';
import { Staff1765065600000 } from './migrations/1765065600000-staff';
import { ReplyForums1765152000000 } from './migrations/1765152000000-reply-forums';
import { SearchIndexes1765238400000 } from './migrations/1765238400000-search-indexes';
import { Guardians1765324900000 } from './migrations/1765324900000-guardians';
import { FriendRequests1765325000000 } from './migrations/1765325000000-friend-requests';
import { NotificationTargets1765325100000 } from './migrations/1765325100000-notification-targets';
import { UploadUses1765325300001 } from './migrations/1765325300001-upload-uses';
import { OutgoingTargets1765325400000 } from './migrations/1765325400000-outgoing-targets';
import { Mailboxes1765325500000 } from './migrations/1765325500000-mailboxes';
import { ClapKeys1765325600000 } from './migrations/1765325600000-clap-keys';
import { NamelessMentions1765411200000 } from './migrations/1765411200000-nameless-mentions';
import { NamelessNotices1765411200001 } from './migrations/1765411200001-nameless-notices';
import { DeliveriesInBatches1765411600000 } from './migrations/1765411600000-deliveries-in-batches';
import { TabsToldAfterCommit1765411600001 } from './migrations/1765411600001-tabs-told-after-commit';
import { UnconfirmedAccounts1765411800000 } from './migrations/1765411800000-unconfirmed-accounts';
import { DeletedByStaff1765411801000 } from './migrations/1765411801000-deleted-by-staff';
import { ClapsRecordedAfterCommit1765411810000 } from './migrations/1765411810000-claps-recorded-after-commit';
import { NoticesOfKinds1765411850000 } from './migrations/1765411850000-notices-of-kinds';

/** All migrations, oldest first. TypeORM orders them by the time in the class name. */
export const migrations = [
  Foundation1763683200000,
  Sessions1763769600000,
  Accounts1763769700000,
  WaysIn1763769800000,
  Notifications1763769900000,
  ScheduledTasks1763769900001,
  Platform1763770000000,
  UserActions1763770100000,
  Friends1763856000000,
  Communities1763942400000,
  Threads1764028800000,
  Moderation1764115200000,
  Conversations1764288000000,
  Posts1764374400000,
  Drafts1764460800000,
  Polls1764547200000,
  Translations1764633600000,
  Uploads1764720000000,
  Console1764806400000,
  Payments1764892800000,
  Activity1764979200000,
  Staff1765065600000,
  ReplyForums1765152000000,
  SearchIndexes1765238400000,
  Guardians1765324900000,
  FriendRequests1765325000000,
  NotificationTargets1765325100000,
  UploadUses1765325300001,
  OutgoingTargets1765325400000,
  Mailboxes1765325500000,
  ClapKeys1765325600000,
  NamelessMentions1765411200000,
  NamelessNotices1765411200001,
  DeliveriesInBatches1765411600000,
  TabsToldAfterCommit1765411600001,
  UnconfirmedAccounts1765411800000,
  DeletedByStaff1765411801000,
  ClapsRecordedAfterCommit1765411810000,
  NoticesOfKinds1765411850000,
];
