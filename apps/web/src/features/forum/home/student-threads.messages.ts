import { message } from '@lyceum/contracts/messages';

export const nobodyAsks = message('None of your students asks anything');
export const aboutStudents = message(
  'What your students write in forums you may read is collected here for two months, what nobody has answered for a day first.',
);
