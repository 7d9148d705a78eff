import { FriendsModule } from '@lyceum/friends';
import { Module } from '@nestjs/common';
import { UpdateProfileResolver } from './edit/update-profile.resolver';
import { UpdateProfileService } from './edit/update-profile.service';
import { UserResolver } from './page/user.resolver';
import { UserService } from './page/user.service';
import { ProfilePersonalData } from './profile.personal-data';

/** What somebody tells of themselves, and to whom. */
@Module({
  imports: [FriendsModule],
  providers: [ProfilePersonalData, UpdateProfileResolver, UpdateProfileService, UserResolver, UserService],
})
export class ProfileModule {}
