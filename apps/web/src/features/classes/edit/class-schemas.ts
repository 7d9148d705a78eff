import {
  documentFormSchema,
  homeworkFormSchema,
  lessonTopicSchema,
  submitHomeworkSchema,
} from '@lyceum/contracts/live-course';
import { z } from 'zod';

export const handInSchema = submitHomeworkSchema.pick({ url: true });

export const topicSchema = z.object({ lessonTopic: lessonTopicSchema });

export const materialSchema = documentFormSchema;

export const homeworkSchema = homeworkFormSchema;
