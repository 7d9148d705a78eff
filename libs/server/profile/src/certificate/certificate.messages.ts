import { message } from '@lyceum/contracts/messages';

export const corrected = message('Staff corrected the name on your certificates: {reason}');
