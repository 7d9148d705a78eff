import { Field, InputType } from '@nestjs/graphql';
import type { CommunityPrivacy, CreateCommunityInput, UpdateCommunityInput } from '@lyceum/contracts';
import { CommunityPrivacyEnum } from '../../access/forum.enums';

@InputType('UpdateCommunityInput', { description: 'What is not sent stays as it is.' })
export class UpdateCommunityInputModel implements UpdateCommunityInput {
  @Field(() => String, { nullable: true })
  displayName?: string;

  @Field(() => String, { nullable: true })
  title?: string;

  @Field(() => String, { nullable: true })
  description?: string;

  @Field(() => CommunityPrivacyEnum, { nullable: true })
  privacy?: CommunityPrivacy;

  @Field(() => String, { nullable: true, description: 'A path on this site; null takes it away.' })
  imgUrl?: string | null;

  @Field(() => String, { nullable: true, description: 'A path on this site; null takes it away.' })
  banner?: string | null;

  @Field(() => String, { nullable: true, description: 'Like #5b2a86; null takes it away.' })
  color?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the first posts of new users wait for a moderator.',
  })
  holdsNewUsers?: boolean;
}

@InputType('CreateCommunityInput')
export class CreateCommunityInputModel implements CreateCommunityInput {
  @Field(() => String)
  displayName: string;

  @Field(() => String, {
    nullable: true,
    description: 'In addresses; made of displayName where it is not sent.',
  })
  name?: string | null;

  @Field(() => String, { nullable: true })
  title?: string | null;

  @Field(() => String, { nullable: true })
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'In capital letters, e.g. GENERAL or CLUB.' })
  type?: string | null;

  @Field(() => CommunityPrivacyEnum)
  privacy: CommunityPrivacy;

  @Field(() => String, { nullable: true, description: 'A path on this site.' })
  imgUrl?: string | null;

  @Field(() => String, { nullable: true, description: 'A path on this site.' })
  banner?: string | null;

  @Field(() => String, { nullable: true, description: 'Like #5b2a86.' })
  color?: string | null;
}
