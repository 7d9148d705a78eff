export { eventsDemoData } from './demo/events.demo-data';
export { EventsModule } from './events.module';
