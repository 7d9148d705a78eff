import { type CourseInput, courseSchema } from '@lyceum/contracts/live-course';
import { type Actor, Arguments, CurrentActor, Public, Requires } from '@lyceum/kernel';
import { Query, Resolver } from '@nestjs/graphql';
import { CoursePageModel, ListedCourseModel } from './course-page.model';
import { CoursePageService } from './course-page.service';

@Resolver(() => CoursePageModel)
export class CoursePageResolver {
  constructor(private readonly pages: CoursePageService) {}

  @Public()
  @Query(() => CoursePageModel, { description: 'The public page of a published course.' })
  getLiveCoursePage(@Arguments(courseSchema) input: CourseInput): Promise<CoursePageModel> {
    return this.pages.page(input);
  }

  @Requires('liveCourse.oversee')
  @Query(() => CoursePageModel, { description: 'The public page of a course, published or not, to staff.' })
  getLiveCourseDraft(
    @CurrentActor() actor: Actor,
    @Arguments(courseSchema) input: CourseInput,
  ): Promise<CoursePageModel> {
    return this.pages.draft(actor, input);
  }

  @Public()
  @Query(() => [ListedCourseModel], { description: 'Published courses, those that take enrolments first.' })
  getPublishedLiveCourses(): Promise<ListedCourseModel[]> {
    return this.pages.published();
  }
}
