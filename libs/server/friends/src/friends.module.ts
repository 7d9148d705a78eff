import { Module } from '@nestjs/common';
import { BlockResolver } from './blocks/block.resolver';
import { BlockService } from './blocks/block.service';
import { UserCardResolver } from './cards/user-card.resolver';
import { UserCardService } from './cards/user-card.service';
import { UserFriendsResolver } from './cards/user-friends.resolver';
import { UserFriendsService } from './cards/user-friends.service';
import { ContactService } from './contact.service';
import { FriendsPersonalData } from './friends.personal-data';
import { FriendsService } from './friends.service';
import { FriendNoticeSubjects } from './notices/friend-notice-subjects';
import { FriendNoticesProcessor } from './notices/friend-notices.processor';
import { FriendActivityProcessor } from './relations/friend-activity.processor';
import { FriendRequestResolver } from './relations/friend-request.resolver';
import { FriendRequestService } from './relations/friend-request.service';
import { FriendsGuardianTopic } from './relations/friends.guardian-topic';
import { RequestLogTask } from './relations/request-log.task';
import { FriendSuggestionsResolver } from './suggestions/friend-suggestions.resolver';
import { FriendSuggestionsService } from './suggestions/friend-suggestions.service';

/** Who is whose friend, who has asked whom, and who has blocked whom. */
@Module({
  providers: [
    BlockResolver,
    BlockService,
    ContactService,
    FriendActivityProcessor,
    FriendNoticesProcessor,
    FriendNoticeSubjects,
    FriendRequestResolver,
    FriendRequestService,
    FriendsGuardianTopic,
    FriendsPersonalData,
    FriendsService,
    FriendSuggestionsResolver,
    FriendSuggestionsService,
    RequestLogTask,
    UserCardResolver,
    UserCardService,
    UserFriendsResolver,
    UserFriendsService,
  ],
  exports: [ContactService, FriendsService],
})
export class FriendsModule {}
