import { message } from '@lyceum/contracts/messages';

export const video = message('Video');
export const videoOn = message('Video on {service}');
export const playVideo = message('Play video from {service}');
export const serviceLearns = message('{service} then learns that you watch it.');
export const watchOn = message('Watch on {service}');
