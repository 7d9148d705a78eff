import { Global, Module } from '@nestjs/common';
import { MarksModule } from '../marks/marks.module';
import { CalendarItems } from './calendar-items';
import { CalendarResolver } from './calendar.resolver';

/** What stands in people's calendars; domains bring it. */
@Global()
@Module({ imports: [MarksModule], providers: [CalendarItems, CalendarResolver], exports: [CalendarItems] })
export class CalendarModule {}
