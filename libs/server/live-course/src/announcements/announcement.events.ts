import { idSchema } from '@lyceum/contracts/common';
import { defineEvent } from '@lyceum/kernel';
import { z } from 'zod';

/** A class is told something. */
export const AnnouncementMade = defineEvent(
  'live-course.announcement-made',
  z.object({ announcementId: idSchema }),
);
