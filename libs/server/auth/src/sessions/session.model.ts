import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { type SignInWay, signInWays } from '@lyceum/contracts';
import { Personal } from '@lyceum/kernel';

/** GraphQL wants an object of names; the contract has a list. */
export const SignInWayEnum = Object.fromEntries(signInWays.map((way) => [way, way])) as {
  [Name in SignInWay]: Name;
};
registerEnumType(SignInWayEnum, { name: 'SignInWay', description: 'How somebody signed in.' });

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
