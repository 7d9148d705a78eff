import { type CourseInput, courseSchema } from '@lyceum/contracts/live-course';
import { Arguments, Public } from '@lyceum/kernel';
import { Query, Resolver } from '@nestjs/graphql';
import { LiveCourseModel } from './live-course.model';
import { LiveCourseService } from './live-course.service';

@Resolver(() => LiveCourseModel)
export class LiveCourseResolver {
  constructor(private readonly courses: LiveCourseService) {}

  @Public()
  @Query(() => LiveCourseModel, { description: 'A published course, as everybody may read of it.' })
  getLiveCourse(@Arguments(courseSchema) input: CourseInput): Promise<LiveCourseModel> {
    return this.courses.course(input);
  }
}
