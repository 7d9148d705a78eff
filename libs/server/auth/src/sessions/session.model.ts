import { Field, GraphQLISODateTime, ID, ObjectType } from '@nestjs/graphql';
import { type SignInWay, signInWays } from '@lyceum/contracts/auth';
import { contractEnum, Personal } from '@lyceum/kernel';

export const SignInWayEnum = contractEnum('SignInWay', signInWays, 'How somebody signed in.');

/** One of the caller's own sessions. */
@ObjectType('MySession')
export class MySessionModel {
  @Field(() => ID)
  id: string;

  @Personal('own')
  @Field(() => String, { description: 'Browser and system in words.' })
  device: string;

  @Personal('own')
  @Field(() => String)
  ipAddress: string;

  @Personal('own')
  @Field(() => SignInWayEnum)
  signInWay: SignInWay;

  @Personal('own')
  @Field(() => GraphQLISODateTime)
  createdAt: Date;

  @Personal('own')
  @Field(() => GraphQLISODateTime, { description: 'To within the life of an access token.' })
  lastSeenAt: Date;

  @Field(() => Boolean, { description: 'Whether this call came through it.' })
  isCurrent: boolean;
}
