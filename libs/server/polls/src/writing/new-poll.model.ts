import { Field, GraphQLISODateTime, ID, InputType } from '@nestjs/graphql';
import type { AddPollOptionInput, NewPollInput } from '@lyceum/contracts';

@InputType('NewPollInput')
export class NewPollInputModel implements NewPollInput {
  @Field(() => Boolean, { nullable: true, description: 'true unless said otherwise.' })
  canSelectMultiple?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether anybody can add options; true unless said otherwise.',
  })
  open?: boolean | null;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'In the future.' })
  closesAt?: Date | null;

  @Field(() => Boolean, { nullable: true, description: 'false unless said otherwise.' })
  hiddenUntilVoted?: boolean | null;

  @Field(() => [String], {
    description: '1 to 30, each of 1 to 200 characters and there once, whatever its case.',
  })
  options: string[];
}

type NewOption = AddPollOptionInput['newOption'];

@InputType('NewPollOptionInput')
export class NewPollOptionInputModel implements NewOption {
  @Field(() => ID, { description: 'The caller.' })
  creator: string;

  @Field(() => String)
  label: string;
}
