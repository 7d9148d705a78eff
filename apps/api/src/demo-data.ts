import { adminDemoData } from '@lyceum/admin';
import { authDemoData } from '@lyceum/auth';
import { campaignsDemoData } from '@lyceum/campaigns';
import { cmsDemoData } from '@lyceum/cms';
import type { DemoSeeder } from '@lyceum/database';
import { eventsDemoData } from '@lyceum/events';
import {
  classForumsDemoData,
  communitiesDemoData,
  conversationsDemoData,
  moderationDemoData,
  pollsDemoData,
  postsDemoData,
  threadsDemoData,
} from '@lyceum/forum';
import { friendsDemoData } from '@lyceum/friends';
import { guardiansDemoData } from '@lyceum/guardians';
import { liveCourseDemoData } from '@lyceum/live-course';
import { loggingDemoData } from '@lyceum/logging';
import { notificationsDemoData } from '@lyceum/notifications';
import { paymentsDemoData } from '@lyceum/payments';
import { pointsDemoData, profileDemoData } from '@lyceum/profile';
import { schoolsDemoData } from '@lyceum/schools';
import { uploadsDemoData } from '@lyceum/uploads';
import { chatsDemoData } from '@lyceum/chats';
import { enquiriesDemoData } from '@lyceum/enquiries';

/** The demo data of all domains, in the order they build on each other. */
export const demoSeeders: readonly DemoSeeder[] = [
  authDemoData,
  schoolsDemoData,
  adminDemoData,
  eventsDemoData,
  friendsDemoData,
  communitiesDemoData,
  threadsDemoData,
  pollsDemoData,
  postsDemoData,
  conversationsDemoData,
  moderationDemoData,
  guardiansDemoData,
  liveCourseDemoData,
  classForumsDemoData,
  paymentsDemoData,
  campaignsDemoData,
  profileDemoData,
  pointsDemoData,
  notificationsDemoData,
  uploadsDemoData,
  cmsDemoData,
  loggingDemoData,
  chatsDemoData,
  enquiriesDemoData,
];
