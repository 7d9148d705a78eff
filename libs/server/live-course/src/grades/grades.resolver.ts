import {
  type ExtraTimeInput,
  extraTimeSchema,
  type GradeCellInput,
  gradeCellSchema,
  type InGroupInput,
  inGroupSchema,
  liveCourseCalls,
  type SaveGradesInput,
  saveGradesSchema,
  type UndoGradesInput,
  undoGradesSchema,
} from '@lyceum/contracts/live-course';
import { type Actor, Arguments, CurrentActor, Limited, NamesAnother, Requires } from '@lyceum/kernel';
import { Mutation, Query, Resolver } from '@nestjs/graphql';
import { GradeRecordModel, SavedGradesModel } from './grade.model';
import { GradebookService } from './gradebook.service';
import { GradesService } from './grades.service';

@Resolver()
export class GradesResolver {
  constructor(
    private readonly grades: GradesService,
    private readonly gradebook: GradebookService,
  ) {}

  @Requires('liveCourse.read')
  @Query(() => String, {
    description:
      'All scores of a group as JSON (`Gradebook` of the contract), to who teaches it and to staff.',
  })
  getLiveCourseGradebook(
    @CurrentActor() actor: Actor,
    @Arguments(inGroupSchema) input: InGroupInput,
  ): Promise<string> {
    return this.gradebook.gradebook(actor, input);
  }

  @NamesAnother('studentId')
  @Requires('liveCourse.read')
  @Query(() => GradeRecordModel, {
    description:
      'What a student was given for a homework, and who graded it when, to who teaches them and to staff.',
  })
  getLiveCourseGradeRecord(
    @CurrentActor() actor: Actor,
    @Arguments(gradeCellSchema) input: GradeCellInput,
  ): Promise<GradeRecordModel> {
    return this.gradebook.record(actor, input);
  }

  @NamesAnother('changes.studentId')
  @Requires('liveCourse.write')
  @Limited(liveCourseCalls.grades)
  @Mutation(() => SavedGradesModel, { description: 'Grades homework of students that the caller teaches.' })
  saveLiveCourseGrades(
    @CurrentActor() actor: Actor,
    @Arguments(saveGradesSchema) input: SaveGradesInput,
  ): Promise<SavedGradesModel> {
    return this.grades.save(actor, input);
  }

  @Requires('liveCourse.write')
  @Limited(liveCourseCalls.grades)
  @Mutation(() => SavedGradesModel, {
    description: 'Takes back a change of grades by the caller, but for what was graded since.',
  })
  undoLiveCourseGrades(
    @CurrentActor() actor: Actor,
    @Arguments(undoGradesSchema) input: UndoGradesInput,
  ): Promise<SavedGradesModel> {
    return this.grades.undo(actor, input);
  }

  @NamesAnother('studentId')
  @Requires('liveCourse.write')
  @Limited(liveCourseCalls.changes)
  @Mutation(() => Boolean, { description: 'Gives a student of the caller longer for everything in a group.' })
  giveLiveCourseExtraTime(
    @CurrentActor() actor: Actor,
    @Arguments(extraTimeSchema) input: ExtraTimeInput,
  ): Promise<boolean> {
    return this.grades.giveExtraTime(actor, input);
  }
}
