export { blocks } from './blocks.sql';
export { ContactService } from './contact.service';
export { ContactStatements } from './contact-statements';
export { standingSql } from './contact.sql';
export { contactWays, mayContact, type ContactFacts, type Tie } from './contact.policy';
export { friendsDemoData } from './demo/friends.demo-data';
export {
  FriendRelationEnded,
  FriendRequestAccepted,
  FriendRequested,
  FriendRequestsFannedOut,
  UserBlocked,
} from './friends.events';
export { friends } from './friends.sql';
export { FriendsModule } from './friends.module';
export { FriendsService } from './friends.service';
export { FriendRelationStatusEnum } from './relations/friend-relation.model';
