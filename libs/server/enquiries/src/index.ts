export { createEnquiriesRouter } from './console/enquiries.router';
export { enquiriesDemoData } from './demo/enquiries.demo-data';
export { EnquiriesModule } from './enquiries.module';
