import { FriendsModule } from '@lyceum/friends';
import { Module } from '@nestjs/common';
import { UserResolver } from './page/user.resolver';
import { UserService } from './page/user.service';
import { ProfilePersonalData } from './profile.personal-data';

/** What somebody tells of themselves, and to whom. */
@Module({
  imports: [FriendsModule],
  providers: [ProfilePersonalData, UserResolver, UserService],
})
export class ProfileModule {}
