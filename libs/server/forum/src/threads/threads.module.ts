import { Module } from '@nestjs/common';
import { ForumAccessModule } from '../access/forum-access.module';

@Module({ imports: [ForumAccessModule] })
export class ThreadsModule {}
