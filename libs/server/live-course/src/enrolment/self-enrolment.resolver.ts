import {
  liveCourseCalls,
  type OfUserInput,
  ofUserSchema,
  type OfUserInGroupInput,
  ofUserInGroupSchema,
} from '@lyceum/contracts/live-course';
import { ActingUser, type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { EnrolmentStatusModel } from './enrolment-status.model';
import { SelfEnrolmentService } from './self-enrolment.service';

@Resolver(() => EnrolmentStatusModel)
export class SelfEnrolmentResolver {
  constructor(private readonly enrolments: SelfEnrolmentService) {}

  @Requires('liveCourse.read')
  @ActingUser('userId')
  @Query(() => [EnrolmentStatusModel], {
    description: 'Where the caller stands in the classes they are in, or wait for.',
  })
  getUserClassEnrollmentStatus(
    @CurrentActor() actor: Actor,
    @Arguments(ofUserSchema) input: OfUserInput,
  ): Promise<EnrolmentStatusModel[]> {
    return this.enrolments.status(actor, input);
  }

  @Requires('liveCourse.write')
  @ActingUser('userId')
  @Limited(liveCourseCalls.enrolments)
  @Mutation(() => EnrolmentStatusModel, {
    description:
      'Gives the caller a seat in a group that takes enrolments, or has them wait where it is full or costs something.',
  })
  enrolInLiveCourse(
    @CurrentActor() actor: Actor,
    @Arguments(ofUserInGroupSchema) input: OfUserInGroupInput,
  ): Promise<EnrolmentStatusModel> {
    return this.enrolments.enrol(actor, input);
  }

  @Requires('liveCourse.write')
  @ActingUser('userId')
  @Limited(liveCourseCalls.enrolments)
  @Mutation(() => Boolean, { description: "Ends the caller's waiting for a group; whether they waited." })
  leaveLiveCourseWaitingList(
    @CurrentActor() actor: Actor,
    @Arguments(ofUserInGroupSchema) input: OfUserInGroupInput,
  ): Promise<boolean> {
    return this.enrolments.leaveWaiting(actor, input);
  }
}
