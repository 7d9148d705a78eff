import { Field, ID, Int, ObjectType } from '@nestjs/graphql';

/** A course, whatever its groups (checklist line 185). */
@ObjectType('LiveCourse')
export class LiveCourseModel {
  @Field(() => ID)
  id: string;

  @Field(() => String, { description: 'What the tags of its groups begin with, up to the first dash.' })
  courseTag: string;

  @Field(() => String)
  courseName: string;

  @Field(() => String, { nullable: true })
  bannerUrl: string | null;

  @Field(() => String, { nullable: true })
  courseSubtitle: string | null;

  @Field(() => String, { nullable: true })
  desc: string | null;

  @Field(() => String, { nullable: true })
  thumbnailUrl: string | null;

  @Field(() => Int, { nullable: true, description: 'In minor units of the currency; null or 0 is free.' })
  priceMinor: number | null;

  @Field(() => String, { nullable: true, description: 'ISO 4217.' })
  currency: string | null;

  @Field(() => Boolean, { description: 'Whether everybody may read of it.' })
  published: boolean;
}
