import { Query, Resolver } from '@nestjs/graphql';
import {
  type FilterPostsInput,
  filterPostsSchema,
  forumCalls,
  type ListPostsInput,
  listPostsSchema,
  type OwnPostInput,
  ownPostSchema,
} from '@lyceum/contracts/forum';
import { ActingUser, type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { PostListService } from './lists/post-list.service';
import { PostModel } from './post.model';

/** Posts as readers meet them. */
@Resolver(() => PostModel)
export class PostReadingResolver {
  constructor(private readonly posts: PostListService) {}

  @Requires('forum.read')
  @ActingUser('requestingUser')
  @Query(() => [PostModel], { description: 'A page of a thread’s posts; fewer than asked for end the list.' })
  getPostsFromThread(
    @CurrentActor() actor: Actor,
    @Arguments(listPostsSchema) input: ListPostsInput,
  ): Promise<PostModel[]> {
    return this.posts.fromThread(actor, input);
  }

  @Requires('forum.read')
  @ActingUser('userId')
  @Query(() => PostModel, { description: 'A post with its first comments.' })
  getPost(@CurrentActor() actor: Actor, @Arguments(ownPostSchema) input: OwnPostInput): Promise<PostModel> {
    return this.posts.one(actor, input);
  }

  @Requires('forum.read')
  @ActingUser('userId')
  @Limited(forumCalls.postSearch)
  @Query(() => [PostModel], {
    description: 'The newest posts of a thread with all these words, in the post or its comments; up to 50.',
  })
  filterPosts(
    @CurrentActor() actor: Actor,
    @Arguments(filterPostsSchema) input: FilterPostsInput,
  ): Promise<PostModel[]> {
    return this.posts.find(actor, input);
  }
}
