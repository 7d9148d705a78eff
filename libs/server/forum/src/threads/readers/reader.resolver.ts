import { Int, Mutation, Resolver } from '@nestjs/graphql';
import {
  forumCalls,
  type MarkThreadAsReadInput,
  markThreadAsReadSchema,
  type OwnThreadInput,
  ownThreadSchema,
} from '@lyceum/contracts/forum';
import { ActingUser, type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
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
    @Arguments(ownThreadSchema) input: OwnThreadInput,
  ): Promise<number> {
    return this.views.countView(actor, input);
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => Boolean, { description: 'Saves a thread for the caller.' })
  async addThreadFavorite(
    @CurrentActor() actor: Actor,
    @Arguments(ownThreadSchema) input: OwnThreadInput,
  ): Promise<boolean> {
    await this.favourites.add(actor, input);
    return true;
  }

  @Requires('forum.write')
  @ActingUser('userId')
  @Mutation(() => Boolean, { description: 'The caller no longer saves it.' })
  async removeThreadFavorite(
    @CurrentActor() actor: Actor,
    @Arguments(ownThreadSchema) input: OwnThreadInput,
  ): Promise<boolean> {
    await this.favourites.remove(actor, input);
    return true;
  }

  @Requires('forum.read')
  @ActingUser('userId')
  @Mutation(() => Boolean, { description: 'The caller has read its posts up to this number.' })
  async markThreadAsRead(
    @CurrentActor() actor: Actor,
    @Arguments(markThreadAsReadSchema) input: MarkThreadAsReadInput,
  ): Promise<boolean> {
    await this.markers.mark(actor, input);
    return true;
  }
}
