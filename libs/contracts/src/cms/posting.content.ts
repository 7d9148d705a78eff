import { z } from 'zod';
import { defineContent } from './content-type';
import { line, prose } from './fields';

/** A posting with its nine fields (checklist line 214). */
export const posting = defineContent({
  schema: z.object({
    title: line('Title'),
    location: line('Location'),
    jobType: line('Kind of work'),
    description: prose('Description'),
    duties: prose('Duties'),
    responsibilities: prose('Responsibilities'),
    qualifications: prose('Qualifications'),
    preferredQualifications: prose('Preferred qualifications'),
    applyInstructions: prose('How to apply'),
  }),
  titleOf: ({ title }) => title,
});

/** Something that came of the research programme (checklist line 214). */
export const outcome = defineContent({
  schema: z.object({ title: line('Outcome'), text: prose('What it is') }),
  titleOf: ({ title }) => title,
});
