import { Module } from '@nestjs/common';
import { CommentsModule } from '../comments/comments.module';
import { RepliesModule } from '../replies/replies.module';
import { ThreadsModule } from '../threads/threads.module';
import { AnswerHighlightResolver } from './highlights/answer-highlight.resolver';
import { AnswerHighlightService } from './highlights/answer-highlight.service';
import { PostListService } from './lists/post-list.service';
import { PostReadingResolver } from './post-reading.resolver';
import { PostWritingResolver } from './post-writing.resolver';
import { PostEditService } from './writing/post-edit.service';
import { SubmitService } from './writing/submit.service';

/** The posts of a thread: their pages, and what their authors do. */
@Module({
  imports: [CommentsModule, RepliesModule, ThreadsModule],
  providers: [
    AnswerHighlightResolver,
    AnswerHighlightService,
    PostEditService,
    PostListService,
    PostReadingResolver,
    PostWritingResolver,
    SubmitService,
  ],
  exports: [RepliesModule],
})
export class PostsModule {}
