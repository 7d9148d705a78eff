import { Module } from '@nestjs/common';
import { MarksModule } from '../marks/marks.module';
import { DueItems } from './due-items';
import { DueResolver } from './due.resolver';

/** What is due for people; domains bring it. */
@Module({ imports: [MarksModule], providers: [DueItems, DueResolver] })
export class DueModule {}
