import { Extensions } from '@nestjs/graphql';
import type { PersonalField } from '@lyceum/contracts/personal-data';

/** What a field of a GraphQL type tells of somebody; see `personalFields` of the contracts. */
export const Personal = (field: PersonalField) => Extensions({ personal: field });
