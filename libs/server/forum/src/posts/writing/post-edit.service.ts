import { Injectable } from '@nestjs/common';
import type { EditPostInput } from '@lyceum/contracts/forum';
import type { Actor } from '@lyceum/kernel';
import { ReplyChangeService } from '../../replies/writing/reply-change.service';
import { PostListService } from '../lists/post-list.service';
import type { PostModel } from '../post.model';

/** Posts that their authors change. */
@Injectable()
export class PostEditService {
  constructor(
    private readonly changes: ReplyChangeService,
    private readonly lists: PostListService,
  ) {}

  /** Changes it and answers it as it is now. @throws DomainError like `ReplyChangeService.editPost` */
  async edit(actor: Actor, input: EditPostInput): Promise<PostModel> {
    const { replyId } = await this.changes.editPost(actor, input);
    return this.lists.one(actor, { postId: replyId, userId: actor.userId });
  }
}
