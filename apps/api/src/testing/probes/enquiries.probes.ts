import { enquiryInputs, newEnquiry } from '../enquiries';
import type { Probes } from '../probes';

export const probes: Probes = {
  changes: enquiryInputs,
  reads: async (server) => {
    const enquiryId = await newEnquiry(server);
    return {
      'enquiries.get': { enquiryId },
      'enquiries.history': { id: enquiryId },
    };
  },
};
