import { Injectable } from '@nestjs/common';
import type { EditCommentInput } from '@lyceum/contracts/forum';
import type { Actor } from '@lyceum/kernel';
import { ReplyChangeService } from '../../replies/writing/reply-change.service';
import { CommentListService } from '../lists/comment-list.service';
import type { CommentModel } from '../comment.model';

/** Comments that their authors change. */
@Injectable()
export class CommentEditService {
  constructor(
    private readonly changes: ReplyChangeService,
    private readonly lists: CommentListService,
  ) {}

  /** Changes it and answers it as it is now. @throws DomainError like `ReplyChangeService.editComment` */
  async edit(actor: Actor, input: EditCommentInput): Promise<CommentModel> {
    return this.lists.one(actor, await this.changes.editComment(actor, input));
  }
}
