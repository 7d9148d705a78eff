import { message } from '@lyceum/contracts/messages';

export const loading = message('Loading: {subject}');
export const didNotLoad = message('{subject} did not load');
