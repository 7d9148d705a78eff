import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import {
  accountCalls,
  type SetMyAvatarInput,
  setMyAvatarSchema,
  type UpdateMyAccountInput,
  updateMyAccountSchema,
} from '@lyceum/contracts/auth';
import { type DesktopViewInput, desktopViewSchema } from '@lyceum/contracts/forum';
import { ActingUser, type Actor, Arguments, CurrentActor, Limited, Input, Requires } from '@lyceum/kernel';
import { MeModel, TwilioUserDataModel, UserSettingsModel } from './me.model';
import { type Me, MyAccountService } from './my-account.service';

@Limited(accountCalls.changes)
@Resolver(() => MeModel)
export class MyAccountResolver {
  constructor(private readonly accounts: MyAccountService) {}

  @Requires('account.read')
  @Query(() => MeModel, { description: 'The signed-in user.' })
  me(@CurrentActor() actor: Actor): Promise<Me> {
    return this.accounts.me(actor);
  }

  @Requires('account.write')
  @Mutation(() => MeModel, { description: 'Saves the basics of the settings page.' })
  updateMyAccount(
    @CurrentActor() actor: Actor,
    @Input(updateMyAccountSchema) input: UpdateMyAccountInput,
  ): Promise<Me> {
    return this.accounts.update(actor, input);
  }

  @Requires('account.write')
  @Mutation(() => MeModel, { description: 'Chooses a drawn avatar by its code, or none.' })
  setMyAvatar(
    @CurrentActor() actor: Actor,
    @Arguments(setMyAvatarSchema) input: SetMyAvatarInput,
  ): Promise<Me> {
    return this.accounts.setAvatar(actor, input);
  }

  @Requires('account.write')
  @Mutation(() => Boolean, { description: 'Remembers whether the left navigation is narrow.' })
  setMainNavBarClosed(
    @CurrentActor() actor: Actor,
    @Args('isClosed', { type: () => Boolean }) isClosed: boolean,
  ): Promise<boolean> {
    return this.accounts.setMainNavBarClosed(actor, isClosed);
  }

  @Requires('account.read')
  @ActingUser('userId')
  @Query(() => TwilioUserDataModel, { description: 'The caller, as chats show them to others.' })
  async getAndUpdateUserTwilioData(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) _userId: string,
  ): Promise<TwilioUserDataModel> {
    const { id, email, firstName, lastName, pictureUrl } = await this.accounts.me(actor);
    return { id, email, firstName, lastName, userProfile: { profilePictureUrl: pictureUrl } };
  }

  @Requires('account.read')
  @ActingUser('userId')
  @Query(() => UserSettingsModel, { description: 'What the caller has set about the screens.' })
  async getUserSettings(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) _userId: string,
  ): Promise<UserSettingsModel> {
    return { communitySettings: { desktopViewType: await this.accounts.communityDesktopView(actor) } };
  }

  @Requires('account.write')
  @ActingUser('userId')
  @Mutation(() => Int, {
    description: 'How lists of threads look: 0 a list, 1 a grid. Answers what is kept.',
  })
  updateCommunityDesktopView(
    @CurrentActor() actor: Actor,
    @Arguments(desktopViewSchema) input: DesktopViewInput,
  ): Promise<number> {
    return this.accounts.setCommunityDesktopView(actor, input);
  }
}
