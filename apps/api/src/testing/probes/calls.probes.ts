import { nothing, nowhere } from '../asks';
import type { Probes } from '../probes';

export const probes: Probes = {
  asks: {
    getCallInvitations: nothing,
    getVideoCallRecording: () => [{ chatId: nowhere }],
  },
};
