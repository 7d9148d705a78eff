import { defineNotice } from '@lyceum/kernel';
import { z } from 'zod';
import * as messages from './certificate.messages';

const mailOf = (said: string) => ({
  subject: said,
  heading: said,
  paragraphs: [],
  action: messages.openTheClass(),
});

export const certificateIssued = defineNotice({
  name: 'live-course.certificate-issued',
  type: 'CERTIFICATE',
  data: z.object({ course: z.string() }),
  text: ({ course }) => messages.issued({ course }),
  mail: ({ course }) => mailOf(messages.issued({ course })),
});

export const certificateWithdrawn = defineNotice({
  name: 'live-course.certificate-withdrawn',
  type: 'CERTIFICATE',
  data: z.object({ course: z.string(), reason: z.string() }),
  text: ({ course, reason }) => messages.withdrawn({ course, reason }),
  mail: ({ course, reason }) => mailOf(messages.withdrawn({ course, reason })),
});
