import { Field, Float, ID, Int, ObjectType } from '@nestjs/graphql';

/** A picture, document or voice note of a message. */
@ObjectType('ChatFile')
export class ChatFileModel {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'As its author called it.' })
  name: string;

  @Field(() => String, {
    description: 'For `GET /uploads/link`, which lets who may read the message have it for some minutes.',
  })
  path: string;

  @Field(() => String, { description: 'What it is served as: `image/webp` for every picture.' })
  type: string;

  @Field(() => Float, { description: 'Bytes, as it was sent.' })
  size: number;

  @Field(() => Int, { nullable: true, description: 'Pixels of a picture; null for others.' })
  width: number | null;

  @Field(() => Int, { nullable: true })
  height: number | null;

  @Field(() => Int, { nullable: true, description: 'How long a voice note is; null for others.' })
  milliseconds: number | null;

  @Field(() => [Int], {
    nullable: true,
    description: 'How loud a voice note was along its way: up to 64 places from 0 to 31; null for others.',
  })
  waveform: number[] | null;
}
