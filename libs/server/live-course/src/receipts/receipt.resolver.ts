import {
  type OneReceiptInput,
  oneReceiptSchema,
  type ViewHomeworkInput,
  viewHomeworkSchema,
} from '@lyceum/contracts/live-course';
import { type Actor, Arguments, CurrentActor, Requires } from '@lyceum/kernel';
import { Query, Resolver } from '@nestjs/graphql';
import { LiveCourseFileModel } from '../live-course-file.model';
import { ReceiptService } from './receipt.service';
import { SubmissionModel } from './submission.model';

@Resolver(() => SubmissionModel)
export class ReceiptResolver {
  constructor(private readonly receipts: ReceiptService) {}

  @Requires('liveCourse.read')
  @Query(() => [SubmissionModel], {
    description:
      'All that a student handed in for a homework, the last first, to themselves and who teaches them.',
  })
  getHomeworkSubmissions(
    @CurrentActor() actor: Actor,
    @Arguments(viewHomeworkSchema) input: ViewHomeworkInput,
  ): Promise<SubmissionModel[]> {
    return this.receipts.submissions(actor, input);
  }

  @Requires('liveCourse.read')
  @Query(() => LiveCourseFileModel, {
    description: 'A receipt of the caller as a file that can be checked without us.',
  })
  getSubmissionReceiptFile(
    @CurrentActor() actor: Actor,
    @Arguments(oneReceiptSchema) input: OneReceiptInput,
  ): Promise<LiveCourseFileModel> {
    return this.receipts.file(actor, input);
  }
}
