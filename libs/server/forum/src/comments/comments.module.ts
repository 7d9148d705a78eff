import { Module } from '@nestjs/common';
import { RepliesModule } from '../replies/replies.module';
import { CommentResolver } from './comment.resolver';
import { CommentListService } from './lists/comment-list.service';
import { CommentEditService } from './writing/comment-edit.service';
import { CommentWritingService } from './writing/comment-writing.service';
import { HighlightService } from './writing/highlight.service';

/** Comments on posts, up to five levels deep. */
@Module({
  imports: [RepliesModule],
  providers: [
    CommentEditService,
    CommentListService,
    CommentResolver,
    CommentWritingService,
    HighlightService,
  ],
  exports: [CommentListService],
})
export class CommentsModule {}
