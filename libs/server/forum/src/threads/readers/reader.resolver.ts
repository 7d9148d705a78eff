import { Args, ID, Int, Mutation, Resolver } from '@nestjs/graphql';
import { forumCalls } from '@lyceum/contracts';
import { ActingUser, type Actor, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { FavouriteService } from '../favourites/favourite.service';
import { ReadMarkerService } from '../read-markers/read-marker.service';
import { ViewService } from '../views/view.service';

/** What readers leave behind at a thread. */
@Limited(forumCalls.reading)
@Resolver()
export class ReaderResolver {
  constructor(
    private readonly views: ViewService,
    private readonly favourites: FavouriteService,
    private readonly markers: ReadMarkerService,
  ) {}

  @Requires('forum.read')
  @ActingUser('userId')
  @Mutation(() => Int, { description: 'The caller has opened the thread. Answers its views.' })
  updateThreadViewCount(
    @CurrentActor() actor: Actor,
    @Args('threadId', { type: () => ID }) threadId: string,
    @Args('userId', { type: () => ID }) userId: string,
  ): Promise<number> {
    return this.views.countView(actor, { threadId, userId });
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => Boolean, { description: 'Saves a thread for the caller.' })
  async addThreadFavorite(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) userId: string,
    @Args('threadId', { type: () => ID }) threadId: string,
  ): Promise<boolean> {
    await this.favourites.add(actor, { userId, threadId });
    return true;
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => Boolean, { description: 'The caller no longer saves it.' })
  async removeThreadFavorite(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) userId: string,
    @Args('threadId', { type: () => ID }) threadId: string,
  ): Promise<boolean> {
    await this.favourites.remove(actor, { userId, threadId });
    return true;
  }

  @Requires('forum.read')
  @ActingUser('userId')
  @Mutation(() => Boolean, { description: 'The caller has read its posts up to this number.' })
  async markThreadAsRead(
    @CurrentActor() actor: Actor,
    @Args('threadId', { type: () => ID }) threadId: string,
    @Args('userId', { type: () => ID }) userId: string,
    @Args('number', { type: () => Int }) number: number,
  ): Promise<boolean> {
    await this.markers.mark(actor, { threadId, userId, number });
    return true;
  }
}
