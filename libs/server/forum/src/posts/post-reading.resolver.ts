import { Args, ArgsType, Field, ID, Int, Query, Resolver } from '@nestjs/graphql';
import { forumCalls, type ListPostsInput, type PostSort } from '@lyceum/contracts';
import { ActingUser, type Actor, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { PostSortEnum } from '../access/forum.enums';
import { PostListService } from './lists/post-list.service';
import type { PostView } from './lists/post.view';
import { PostModel } from './post.model';

@ArgsType()
class ListPostsArgs implements Omit<ListPostsInput, 'requestingUser'> {
  @Field(() => ID)
  threadId: string;

  @Field(() => Int, { nullable: true, defaultValue: 0 })
  skipValue?: number | null;

  @Field(() => Int, { nullable: true, defaultValue: 7 })
  limitValue?: number | null;

  @Field(() => PostSortEnum, { nullable: true, defaultValue: 'NEWEST' })
  sortBy?: PostSort | null;

  @Field(() => String, {
    nullable: true,
    description: 'Of the last post of the page before; goes before skipValue.',
  })
  cursor?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Of the list OLDEST alone: the number of its first post.',
  })
  fromNumber?: number | null;
}

/** Posts as readers meet them. */
@Resolver(() => PostModel)
export class PostReadingResolver {
  constructor(private readonly posts: PostListService) {}

  @Requires('forum.read')
  @ActingUser('requestingUser')
  @Query(() => [PostModel], { description: 'A page of a thread’s posts; fewer than asked for end the list.' })
  getPostsFromThread(
    @CurrentActor() actor: Actor,
    @Args('requestingUser', { type: () => ID }) requestingUser: string,
    @Args() list: ListPostsArgs,
  ): Promise<PostView[]> {
    return this.posts.fromThread(actor, { ...list, requestingUser });
  }

  @Requires('forum.read')
  @ActingUser('userId')
  @Query(() => PostModel, { description: 'A post with its first comments.' })
  getPost(
    @CurrentActor() actor: Actor,
    @Args('postId', { type: () => ID }) postId: string,
    @Args('userId', { type: () => ID }) userId: string,
  ): Promise<PostView> {
    return this.posts.one(actor, { postId, userId });
  }

  @Requires('forum.read')
  @ActingUser('userId')
  @Limited(forumCalls.postSearch)
  @Query(() => [PostModel], {
    description: 'The newest posts of a thread with all these words, in the post or its comments; up to 50.',
  })
  filterPosts(
    @CurrentActor() actor: Actor,
    @Args('threadId', { type: () => ID }) threadId: string,
    @Args('searchQuery', { type: () => String }) searchQuery: string,
    @Args('userId', { type: () => ID }) userId: string,
  ): Promise<PostView[]> {
    return this.posts.find(actor, { threadId, searchQuery, userId });
  }
}
