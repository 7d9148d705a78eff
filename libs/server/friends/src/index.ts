export { blocks } from './blocks.sql';
export { friendsDemoData } from './demo/friends.demo-data';
export { FriendRelationEnded, FriendRequestAccepted, FriendRequested, UserBlocked } from './friends.events';
export { FriendsModule } from './friends.module';
export { FriendsService } from './friends.service';
