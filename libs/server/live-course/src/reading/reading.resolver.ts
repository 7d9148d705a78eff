import {
  type AddWorkPinInput,
  addWorkPinSchema,
  type DeleteCommentTemplateInput,
  deleteCommentTemplateSchema,
  type DeleteWorkPinInput,
  deleteWorkPinSchema,
  type EditWorkPinInput,
  editWorkPinSchema,
  liveCourseCalls,
  type OfUserInput,
  ofUserSchema,
  type SaveCommentTemplateInput,
  saveCommentTemplateSchema,
  type ViewHomeworkInput,
  viewHomeworkSchema,
} from '@lyceum/contracts/live-course';
import { ActingUser, type Actor, Arguments, CurrentActor, Limited, Requires } from '@lyceum/kernel';
import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { CommentTemplateModel, WorkPinModel, WorkToLookAtModel } from './reading.model';
import { ReadingService } from './reading.service';

@Resolver(() => WorkToLookAtModel)
export class ReadingResolver {
  constructor(private readonly reading: ReadingService) {}

  @Requires('liveCourse.read')
  @ActingUser('userId')
  @Query(() => [WorkToLookAtModel], {
    description:
      'Work of all classes the caller teaches that was handed in and not looked at, the oldest first.',
  })
  getLiveWorkToLookAt(
    @CurrentActor() actor: Actor,
    @Arguments(ofUserSchema) input: OfUserInput,
  ): Promise<WorkToLookAtModel[]> {
    return this.reading.toLookAt(actor, input);
  }

  @Requires('liveCourse.read')
  @ActingUser('userId')
  @Query(() => [CommentTemplateModel], { description: 'What the caller says often.' })
  getCommentTemplates(
    @CurrentActor() actor: Actor,
    @Arguments(ofUserSchema) input: OfUserInput,
  ): Promise<CommentTemplateModel[]> {
    return this.reading.templates(actor, input);
  }

  @Requires('liveCourse.write')
  @ActingUser('userId')
  @Limited(liveCourseCalls.changes)
  @Mutation(() => CommentTemplateModel, { description: 'Keeps what the caller says often.' })
  saveCommentTemplate(
    @CurrentActor() actor: Actor,
    @Arguments(saveCommentTemplateSchema) input: SaveCommentTemplateInput,
  ): Promise<CommentTemplateModel> {
    return this.reading.saveTemplate(actor, input);
  }

  @Requires('liveCourse.write')
  @ActingUser('userId')
  @Limited(liveCourseCalls.changes)
  @Mutation(() => Boolean)
  deleteCommentTemplate(
    @CurrentActor() actor: Actor,
    @Arguments(deleteCommentTemplateSchema) input: DeleteCommentTemplateInput,
  ): Promise<boolean> {
    return this.reading.deleteTemplate(actor, input);
  }

  @Requires('liveCourse.read')
  @Query(() => [WorkPinModel], {
    description: 'Comments at places of what was handed in, to its student and to who teaches them.',
  })
  getWorkPins(
    @CurrentActor() actor: Actor,
    @Arguments(viewHomeworkSchema) input: ViewHomeworkInput,
  ): Promise<WorkPinModel[]> {
    return this.reading.pins(actor, input);
  }

  @Requires('liveCourse.write')
  @Limited(liveCourseCalls.grades)
  @Mutation(() => WorkPinModel, {
    description: 'Says something at a place of a picture or page of a student of the caller.',
  })
  addWorkPin(
    @CurrentActor() actor: Actor,
    @Arguments(addWorkPinSchema) input: AddWorkPinInput,
  ): Promise<WorkPinModel> {
    return this.reading.addPin(actor, input);
  }

  @Requires('liveCourse.write')
  @Limited(liveCourseCalls.grades)
  @Mutation(() => WorkPinModel)
  editWorkPin(
    @CurrentActor() actor: Actor,
    @Arguments(editWorkPinSchema) input: EditWorkPinInput,
  ): Promise<WorkPinModel> {
    return this.reading.editPin(actor, input);
  }

  @Requires('liveCourse.write')
  @Limited(liveCourseCalls.grades)
  @Mutation(() => Boolean)
  deleteWorkPin(
    @CurrentActor() actor: Actor,
    @Arguments(deleteWorkPinSchema) input: DeleteWorkPinInput,
  ): Promise<boolean> {
    return this.reading.deletePin(actor, input);
  }
}
