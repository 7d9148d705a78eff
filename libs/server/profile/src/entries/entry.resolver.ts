import { type LookAtUserInput, lookAtUserSchema } from '@lyceum/contracts/friends';
import { profileCalls } from '@lyceum/contracts/profile';
import {
  ActingUser,
  type Actor,
  Arguments,
  CurrentActor,
  Limited,
  NamesAnother,
  Requires,
} from '@lyceum/kernel';
import { Query, Resolver } from '@nestjs/graphql';
import { ProfileEntriesModel } from './entry.model';
import { EntryService } from './entry.service';

@Resolver(() => ProfileEntriesModel)
export class EntryResolver {
  constructor(private readonly entries: EntryService) {}

  @Requires('profile.read')
  @ActingUser('requestingUser')
  @NamesAnother('userId')
  @Limited(profileCalls.lists)
  @Query(() => ProfileEntriesModel, {
    description:
      'Forums and classes userId is in, events they will be at and certificates they have, as requestingUser, the caller, may see them.',
  })
  getUserEntries(
    @CurrentActor() actor: Actor,
    @Arguments(lookAtUserSchema) input: LookAtUserInput,
  ): Promise<ProfileEntriesModel> {
    return this.entries.list(actor, input);
  }
}
